import { bringNear } from './near';

/**
 * The strip of pictures of `Gallery.tsx`, wherever and whenever it comes into the page: arrow keys, buttons for a
 * mouse, small pictures that do not scroll the page, and the position for those who do not see it.
 */
class PhotoGallery extends HTMLElement {
  #strip: Element | null = null;
  #slides: HTMLElement[] = [];
  #links: HTMLAnchorElement[] = [];
  #shown = 0;
  /** Whether the position is news: not when the page opens, since nobody has asked then. */
  #moved = false;

  connectedCallback(): void {
    if (this.#strip) return;
    this.#strip = this.querySelector('.gallery-strip');
    this.#slides = [...this.querySelectorAll<HTMLElement>('.gallery-strip > div')];
    this.#links = [...this.querySelectorAll<HTMLAnchorElement>('.gallery-links a')];
    if (this.#slides.length < 2) return;
    this.#links.forEach((link, index) => {
      link.addEventListener('click', (event) => {
        // Left to itself, the link would also scroll the page and leave an entry in the history.
        event.preventDefault();
        this.#show(index);
      });
    });
    this.#strip?.addEventListener('keydown', this.#followKey);
    this.#watch();
    // Whoever reaches for the strip will want the next pictures at once; some did so before this ran.
    this.#moved = this.#strip?.scrollLeft !== 0;
    if (this.#moved || this.matches(':hover, :focus-within')) this.#fetchAll();
    for (const reach of ['pointerenter', 'touchstart', 'focusin', 'scroll']) {
      this.addEventListener(reach, () => this.#fetchAll(), {
        capture: true,
        once: true,
        passive: true,
      });
    }
    this.addEventListener('pointerover', this.#meetMouse);
    if (this.matches(':hover') && matchMedia('(hover: hover)').matches) void this.#offerButtons();
  }

  #followKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const last = this.#slides.length - 1;
    const goal = new Map([
      ['ArrowLeft', this.#shown - 1],
      ['ArrowRight', this.#shown - 1],
      [forwards, this.#shown + 1],
      ['Home', 0],
      ['End', last],
    ]).get(event.key);
    if (goal === undefined) return;
    event.preventDefault();
    this.#show(Math.min(Math.max(goal, 0), last));
  };

  #meetMouse = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') void this.#offerButtons();
  };

  async #offerButtons(): Promise<void> {
    this.removeEventListener('pointerover', this.#meetMouse);
    try {
      const { addGalleryButtons } = await import('./gallery-buttons');
      const { length } = this.#slides;
      addGalleryButtons(this, (step) => this.#show((this.#shown + step + length) % length));
    } catch {
      // The strip scrolls without them; whoever reaches for it again has them fetched again.
      this.addEventListener('pointerover', this.#meetMouse);
    }
  }

  #show(index: number): void {
    const [slide, first] = [this.#slides[index], this.#slides[0]];
    if (!slide || !first) return;
    // At once, so that the next key counts from here while the strip is still moving.
    this.#shown = index;
    this.#moved = true;
    this.#strip?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  }

  #watch(): void {
    const status = this.querySelector('[role=status]');
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const index = this.#slides.findIndex((slide) => slide.isSameNode(target));
          const link = this.#links[index];
          if (!isIntersecting) link?.removeAttribute('aria-current');
          if (!isIntersecting || !link) continue;
          link.setAttribute('aria-current', 'true');
          this.#shown = index;
          if (this.#moved && status) status.textContent = target.querySelector('img')?.alt ?? '';
          this.#moved = true;
        }
      },
      { root: this.#strip, threshold: 0.6 },
    );
    for (const slide of this.#slides) watcher.observe(slide);
  }

  #fetchAll(): void {
    for (const box of this.querySelectorAll('.gallery-strip .picture')) bringNear(box);
  }
}

if (!customElements.get('photo-gallery')) customElements.define('photo-gallery', PhotoGallery);
