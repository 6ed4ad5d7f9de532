import { type ReactNode, useEffect, useState } from 'react';
import { Island } from '#components/Island.tsx';

type Props = {
  /** Another page of the account. */
  href: string;
  children: ReactNode;
};

/** A link to another account page that passes on where the visitor wants to go afterwards. */
export default function AccountLink({ href, children }: Props) {
  const [address, setAddress] = useState(href);
  useEffect(() => setAddress(passOn(href, new URLSearchParams(location.search))), [href]);
  return (
    <Island>
      <a href={address} className="link">
        {children}
      </a>
    </Island>
  );
}

function passOn(href: string, asked: URLSearchParams): string {
  const passed = [...asked].filter(([name]) => name === 'redirect' || name === 'reason');
  return passed.length === 0 ? href : `${href}?${new URLSearchParams(passed)}`;
}
