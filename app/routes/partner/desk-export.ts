import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Zip, ZipDeflate } from 'fflate';
import { requireActor } from '~/domain/access/require-actor';
import {
	type ExportedFile,
	exportCatalogueFiles,
	exportJson,
	exportTemplates,
} from '~/domain/operator-desk/import/export-properties.server';

/** `/partner/desk/export?format=csv|json|templates`: the properties of the desk as files that an import reads again (IMPORT-7). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	requireActor(context, 'desk');
	const format = new URL(request.url).searchParams.get('format');
	const name =
		format === 'templates' ? 'templates.zip' : `properties-${context.today}.${format === 'json' ? 'json' : 'zip'}`;
	const body =
		format === 'json'
			? streamOf(encoded(exportJson(context)))
			: zipped(format === 'templates' ? exportTemplates() : exportCatalogueFiles(context));
	return new Response(body, {
		headers: {
			'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'application/zip',
			'content-disposition': `attachment; filename="${name}"`,
			'cache-control': 'no-store',
		},
	});
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	for await (const text of texts) yield encoder.encode(text);
}

/** Files as a ZIP archive that is sent while it is made. */
function zipped(files: AsyncIterable<ExportedFile>): ReadableStream<Uint8Array> {
	const chunks: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		chunks.push(chunk);
	});
	async function* parts(): AsyncGenerator<Uint8Array> {
		for await (const { name, text } of files) {
			const entry = new ZipDeflate(name, { level: 6 });
			zip.add(entry);
			for await (const bytes of encoded(text)) {
				entry.push(bytes);
				yield* chunks.splice(0);
			}
			entry.push(new Uint8Array(), true);
			yield* chunks.splice(0);
		}
		zip.end();
		yield* chunks.splice(0);
	}
	return streamOf(parts());
}

/** Bytes as they are asked for. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			const { done, value } = await parts.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		async cancel() {
			await parts.return(undefined);
		},
	});
}
