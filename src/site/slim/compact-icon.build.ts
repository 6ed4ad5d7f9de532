/**
 * An icon without end tags of shapes, the namespace, a size that its class gives, and the names that the icon library
 * leaves.
 */
export function compactIcon(icon: string): string {
  // A tenth is a tenth of a pixel at most, as large as icons are shown.
  const plain = icon.includes('viewBox="0 0 24 24"') ? icon.replace(/(\.\d)\d+/g, '$1') : icon;
  return plain
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/\blucide(?: lucide-[a-z0-9-]+)+ ?/, '')
    .replace(/ width="24" height="24"(?=[^>]* class="[^">]*\bsize-)/, '')
    .replace(/><\/(?:path|circle|rect|line|polyline|ellipse)>/g, '/>')
    .replace(/>\s+</g, '><');
}
