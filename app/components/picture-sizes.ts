/** The room of the picture that leads a product's page, as in `<img sizes>`. What is fetched ahead must ask for the same. */
export const leadPictureSizes = "(min-width: 68.75rem) 700px, (min-width: 48rem) 50vw, 100vw";
