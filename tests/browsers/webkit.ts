import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../workers/local/free-port';
import type { WebkitPrograms } from '../../workers/local/other-browsers';
import { type BrowserWindow, findElement, type Wanted, type WindowSize } from './browser-window';

/**
 * Collects what goes wrong in a document. The driver reports neither errors nor violations; violations from before this ran are in the
 * buffer, and our scripts run after the first view. A list in the session's storage outlives the document.
 */
const COLLECT_ERRORS = `
	if (!window.hasFaultList) {
		window.hasFaultList = true;
		const add = (fault) => sessionStorage.setItem('faults', JSON.stringify([...JSON.parse(sessionStorage.getItem('faults') ?? '[]'), fault]));
		addEventListener('error', ({ message, filename }) => message && add(message + ' ' + filename));
		addEventListener('unhandledrejection', ({ reason }) => add('unhandled: ' + reason));
		const told = console.error;
		console.error = (...parts) => { add('console: ' + parts.map(String).join(' ')); told(...parts); };
		new ReportingObserver((reports) => {
			for (const { body } of reports) add('policy: ' + body.effectiveDirective + ' ' + body.blockedURL);
		}, { types: ['csp-violation'], buffered: true }).observe();
	}
`;

/** Opens a window of WebKit's own small browser on a screen of its own, driven by WebDriver. */
export async function openWebkit(programs: WebkitPrograms, size: WindowSize): Promise<BrowserWindow> {
	const screen = await openScreen(programs.display);
	const port = await freePort();
	const server = spawn(programs.driver, [`--port=${port}`], {
		stdio: 'ignore',
		env: { ...process.env, DISPLAY: screen.name, LANGUAGE: 'en_GB' },
	});
	const end = () => {
		server.kill();
		screen.process.kill();
	};
	try {
		return windowOf(await connect(port, programs.browser, size), end);
	} catch (error) {
		end();
		throw error;
	}
}

/** The server writes the number of its screen to the fourth file. */
async function openScreen(display: string): Promise<{ name: string; process: ChildProcess }> {
	const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
	const server = spawn(display, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
	const number = await new Promise<string>((resolve, reject) => {
		server.once('error', reject);
		server.once('exit', () => reject(new Error(`${display} has ended`)));
		server.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim()));
	});
	return { name: `:${number}`, process: server };
}

async function connect(port: number, browser: string, size: WindowSize): Promise<WebDriver> {
	// A window without tools may be as narrow as a phone.
	const capabilities = new Capabilities()
		.set('browserName', 'MiniBrowser')
		.set('webkitgtk:browserOptions', { binary: browser, args: ['--automation', '--full-screen'] });
	for (let tries = 0; ; tries++) {
		try {
			const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
			await driver.manage().window().setRect(size);
			return driver;
		} catch (error) {
			if (tries === 20) throw error;
			await new Promise((done) => setTimeout(done, 200));
		}
	}
}

function windowOf(driver: WebDriver, end: () => void): BrowserWindow {
	const run = <Value>(body: string, wanted?: Wanted) =>
		driver.executeScript<Value>(`const wanted = arguments[0]; ${COLLECT_ERRORS} ${body}`, wanted ?? null);
	return {
		async open(address) {
			await driver.get(address);
			await run('');
		},
		evaluate: (body, wanted) => run(body, wanted),
		async find(wanted) {
			const element = await run<WebElement | null>(`return (${findElement})(wanted)`, wanted);
			if (!element) return null;
			return {
				click: () => element.click(),
				type: (text) => element.sendKeys(text),
			};
		},
		press: async (key) => {
			const focused = await driver.switchTo().activeElement();
			await focused.sendKeys(key === 'Enter' ? Key.ENTER : Key.ESCAPE);
		},
		screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
		errors: async () => {
			const list = await run<string>('return sessionStorage.getItem("faults") ?? "[]"');
			return JSON.parse(list);
		},
		async close() {
			await driver.quit().catch(() => undefined);
			end();
		},
	};
}
