/** Reads a notification as a browser does. */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Decrypts the body of a push message (RFC 8188 and 8291) of one record.
 * @param keys of the browser's subscription
 * @param secret its authentication secret
 * @returns the JSON in it
 */
export function decryptPush(body: Uint8Array | undefined, keys: ECDH, secret: Buffer): unknown {
  if (body === undefined) throw new Error('Nothing was pushed');
  const bytes = Buffer.from(body);
  const salt = bytes.subarray(0, 16);
  const senderEnd = 21 + bytes.readUInt8(20);
  const sender = bytes.subarray(21, senderEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = bytes.subarray(senderEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A 2 and zeros end the last record.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}
