import { useEffect, useState } from 'react';
import { cairoToday } from '@/lib/dates';

/**
 * The day that it is in Egypt, as yyyy-MM-dd. The first render repeats the day of the build, so that hydration matches
 * the built HTML.
 */
export function useToday(ofBuild: string): string {
  const [today, setToday] = useState(ofBuild);
  useEffect(() => setToday(cairoToday()), []);
  return today;
}
