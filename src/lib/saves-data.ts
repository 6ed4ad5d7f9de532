/** Whether the person has asked their browser to spare data: then nothing is fetched that they have not asked for. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true;
}
