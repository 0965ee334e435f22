/** The bytes of a web stream. Leaving the loop early cancels the stream. */
export async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader();
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}

/** A web stream that asks for the next bytes only when they are read. */
export function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
	const bytes = source[Symbol.asyncIterator]();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const next = await bytes.next();
				if (next.done) controller.close();
				else controller.enqueue(next.value);
			},
			async cancel() {
				await bytes.return?.();
			},
		},
		{ highWaterMark: 0 },
	);
}
