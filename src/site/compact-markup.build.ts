/**
 * The page without what a browser adds by itself: end tags of list items and terms, the end tags and the namespace of
 * shapes in an icon, and the names that the icon library leaves. Every byte stands before the page's text.
 * @param html the whole page
 */
export function withCompactMarkup(html: string): string {
  return html.replace(/<\/(?:li|dt|dd)>/g, '').replace(/<svg[\s\S]*?<\/svg>/g, (icon) =>
    icon
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace(/\blucide lucide-[a-z0-9-]+ ?/, '')
      .replace(/><\/(?:path|circle|rect|line|polyline|ellipse)>/g, '/>')
      .replace(/>\s+</g, '><'),
  );
}
