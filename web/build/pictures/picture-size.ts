/** The size of a page's picture in pixels that social networks ask for. */
export const pictureSize = { width: 1200, height: 630 };
