/** Whether a picture is one of the project's own drawings; every other picture is a photograph. */
export const isDrawing = (url: string): boolean => url.startsWith('/pictures/');
