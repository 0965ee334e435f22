import { Document, pdf } from '@react-pdf/renderer';
import type { AnyDocument, DocumentFiles } from '~/domain/document/document';
import { fontsFor, printable, registerFonts } from './fonts';
import { InvoicePages } from './invoice-paper';
import { LetterPage } from './letter';
import { LookContext } from './look';
import { Closing } from './proposal-closing';
import { ComparisonPages } from './proposal-comparison';
import { Cover } from './proposal-cover';
import { OptionPages } from './proposal-option';
import { OwnTerms } from './proposal-own-terms';
import { QrBillPages } from './qr-bill';
import { StayPages } from './stay-paper';

/** A proposal, a stay or a sample letter as a PDF; a picture without bytes is a box in its colour. */
export async function documentPdf(given: AnyDocument, files: DocumentFiles): Promise<ArrayBuffer> {
	registerFonts();
	const texts: string[] = [];
	const document = withTexts(given, (text) => {
		const shown = printable(text);
		texts.push(shown);
		return shown;
	});
	const { frame } = document;
	const fonts = fontsFor(texts);
	const blob = await pdf(
		<LookContext.Provider value={{ colors: frame.colors, fonts, files }}>
			<Document
				title={frame.title}
				author={frame.author}
				language={frame.language}
				pdfVersion="1.7"
				pageMode="useOutlines"
			>
				{pagesOf(document)}
			</Document>
		</LookContext.Provider>,
	).toBlob();
	return blob.arrayBuffer();
}

function pagesOf(document: AnyDocument) {
	if (document.kind === 'letter') return <LetterPage document={document} />;
	if (document.kind === 'stay') return <StayPages document={document} />;
	if (document.kind === 'qrBill') return <QrBillPages document={document} />;
	if (document.kind === 'invoice') return <InvoicePages document={document} />;
	const { frame, cover, comparison, options, ownTerms, closing } = document;
	return (
		<>
			<Cover frame={frame} cover={cover} />
			{comparison ? <ComparisonPages frame={frame} comparison={comparison} /> : null}
			{options.map((option, at) => (
				<OptionPages key={at} frame={frame} option={option} />
			))}
			{ownTerms.length > 0 ? <OwnTerms frame={frame} ownTerms={ownTerms} /> : null}
			<Closing frame={frame} closing={closing} />
		</>
	);
}

/** The same value with each of its texts replaced. */
function withTexts<Value>(value: Value, replace: (text: string) => string): Value {
	const walk = (at: unknown): unknown => {
		if (typeof at === 'string') return replace(at);
		if (Array.isArray(at)) return at.map(walk);
		if (at === null || typeof at !== 'object') return at;
		return Object.fromEntries(Object.entries(at).map(([key, each]) => [key, walk(each)]));
	};
	return walk(value) as Value;
}
