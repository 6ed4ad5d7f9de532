import { cutPage } from './cut-page.build';
import { marksOf, type PageMarks } from './page-marks.build';

/** What the markup of a page tells of the styles that it needs, for tests. */
export function marksIn(markup: string): PageMarks {
  return marksOf(cutPage(markup)).read();
}
