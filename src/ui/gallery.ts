import { bringNear } from './near';

/**
 * The strip of pictures of `Gallery.tsx`, wherever and whenever it comes into the page: arrow keys, buttons for a
 * mouse, small pictures that do not scroll the page, and the position for those who do not see it.
 */
class PhotoGallery extends HTMLElement {
  #strip: Element | null = null;
  #slides: HTMLElement[] = [];
  #links: HTMLAnchorElement[] = [];
  #status: Element | null = null;
  /** The picture that fills the strip. */
  #shown = 0;
  /** The one that the strip moves to by itself, past others; null where it stands, or somebody moves it. */
  #goal: number | null = null;
  /** Whether the first picture is news: not when the page opens, since nobody has asked then. */
  #moved = false;

  connectedCallback(): void {
    if (this.#strip) return;
    this.#strip = this.querySelector('.gallery-strip');
    this.#status = this.querySelector('[role=status]');
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
    const isMoved = this.#strip?.scrollLeft !== 0;
    if (isMoved || this.matches(':hover, :focus-within')) this.#fetchAll();
    for (const reach of ['pointerenter', 'touchstart', 'focusin', 'scroll']) {
      this.addEventListener(reach, () => this.#fetchAll(), {
        capture: true,
        once: true,
        passive: true,
      });
    }
    // It has arrived, or somebody takes hold of it on its way.
    for (const end of ['scrollend', 'touchstart', 'wheel']) {
      this.#strip?.addEventListener(end, this.#forgetGoal, { passive: true });
    }
    this.addEventListener('pointerover', this.#meetMouse);
    if (this.matches(':hover') && matchMedia('(hover: hover)').matches) void this.#offerButtons();
  }

  #followKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const last = this.#slides.length - 1;
    const goal = new Map([
      ['ArrowLeft', this.#position - 1],
      ['ArrowRight', this.#position - 1],
      [forwards, this.#position + 1],
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
      addGalleryButtons(this, (step) => this.#show((this.#position + step + length) % length));
    } catch {
      // The strip scrolls without them; whoever reaches for it again has them fetched again.
      this.addEventListener('pointerover', this.#meetMouse);
    }
  }

  #show(index: number): void {
    const [slide, first] = [this.#slides[index], this.#slides[0]];
    if (!slide || !first) return;
    this.#goal = index;
    this.#moved = true;
    this.#strip?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
    if (this.#shown === index) this.#arrive();
  }

  /** Where the next key or button counts from, also while the strip is still moving. */
  get #position(): number {
    return this.#goal ?? this.#shown;
  }

  #forgetGoal = (): void => {
    this.#goal = null;
  };

  /** Says where the strip is now, unless that was said already or nobody has moved it. */
  #arrive(): void {
    this.#forgetGoal();
    const text = this.#slides[this.#shown]?.querySelector('img')?.alt ?? '';
    if ((this.#moved || this.#shown > 0) && this.#status && this.#status.textContent !== text) {
      this.#status.textContent = text;
    }
  }

  #watch(): void {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const index = this.#slides.findIndex((slide) => slide.isSameNode(target));
          const link = this.#links[index];
          if (!isIntersecting) link?.removeAttribute('aria-current');
          if (!isIntersecting || !link) continue;
          link.setAttribute('aria-current', 'true');
          this.#shown = index;
          if (this.#goal === null || this.#goal === index) this.#arrive();
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
