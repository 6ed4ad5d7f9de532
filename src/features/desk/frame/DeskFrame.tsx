import './desk-frame.css';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Mark } from '#components/Mark.tsx';
import { $toasts } from '#components/toast.store.ts';
import { useLate } from '#components/use-late.tsx';
import { paths } from '#config/paths.ts';
import { productName } from '#config/product-name.ts';
import { type DeskPart, partFacts } from '#features/desk/parts.ts';
import { ConnectionNotice } from '#features/offline/ConnectionNotice.tsx';
import { whenIdle } from '#lib/page.ts';
import { m } from '#paraglide/messages.js';
import { watchSession } from '#session/session.store.ts';
import { DeskTitle } from './DeskTitle.tsx';
import { DeskTools } from './DeskTools.tsx';
import { PartLinks } from './PartLinks.tsx';

type Props = {
  part: DeskPart;
  /** The pointer or the focus is on the link to a part. */
  onAim: (part: DeskPart) => void;
  children: ReactNode;
};

/** The frame of the desk, which stays while its parts change: a rail on a laptop, two slim bars on a phone. */
export function DeskFrame({ part, onAim, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(watchSession, []);
  // Whoever moves to another part is told so, and goes on from its beginning.
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    heading.current?.focus();
  }, [part]);
  return (
    <div className="desk-frame">
      <DeskTitle part={part} />
      <header className="desk-name screen-only">
        <a
          href={paths.home}
          className="flex items-center gap-2 p-1"
          aria-label={m.site_logo_label({ name: productName() })}
        >
          <Mark className="size-8" />
          <span className="font-semibold lg:hidden">{productName()}</span>
        </a>
      </header>
      <PartLinks part={part} onAim={onAim} />
      <DeskTools />
      <div className="desk-content">
        <ConnectionNotice header={noHeader} />
        <main
          id="main"
          tabIndex={-1}
          className={part === 'requests' ? 'desk-main desk-panes' : 'desk-main'}
        >
          <h1 ref={heading} tabIndex={-1} className="desk-heading text-subheading">
            {partFacts[part].heading()}
          </h1>
          {children}
        </main>
      </div>
      <Toasts />
    </div>
  );
}

/** The content of the desk begins below the notice by itself. */
const noHeader = { current: null };

const loadToaster = async () => (await import('#components/Toaster.tsx')).Toaster;

/**
 * The toasts, whose code is there before anything can go wrong, and after what is shown first. Open dialogs hide the page from
 * screen readers, except elements of the body with this attribute.
 */
function Toasts() {
  const [isLater, setLater] = useState(false);
  useEffect(() => whenIdle(() => setLater(true)), []);
  const isShown = useStore($toasts, { ssr: 'initial' }).some(({ open }) => open);
  const Toaster = useLate(loadToaster, isLater || isShown, () => setLater(false));
  return (
    Toaster &&
    createPortal(
      <div data-live-announcer="">
        <Toaster />
      </div>,
      document.body,
    )
  );
}
