/** What is used of the Images binding (https://developers.cloudflare.com/images/transform-images/bindings/). */
export type ImagesBinding = {
	info(stream: ReadableStream): Promise<{ format: string; width: number; height: number }>;
	input(stream: ReadableStream): ImageTransformer;
};

type ImageTransformer = {
	transform(options: { width: number; height?: number; fit: 'scale-down' | 'cover' }): ImageTransformer;
	output(options: { format: string; quality?: number }): Promise<{ response(): Response }>;
};
