/** The picture size that social networks ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 };
