import { $user } from '@/session/session.store';

/** Offers the sales team to change the hero's picture; everybody else fetches next to nothing for it. */
export function followStaff(): void {
  if (document.querySelector('.hero-picture') === null) return;
  $user.subscribe(async (user) => {
    if (user === null) return;
    try {
      const { offerTo } = await import('./offer');
      await offerTo(user.id);
    } catch (error) {
      console.error(error);
    }
  });
}
