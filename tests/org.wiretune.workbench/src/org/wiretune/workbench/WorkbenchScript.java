/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtension;
import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.testing.ITestHarness;
import org.eclipse.ui.testing.TestableObject;

/**
 * An application that starts the IDE's own workbench and plays a script in it, on a thread of its own. It ends with 0
 * if the script came to its end, with what asks for a restart if that is its end, otherwise with 1 and the reason on the error stream.
 */
public abstract class WorkbenchScript implements IApplication {

	private static final String IDE = "org.eclipse.ui.ide.workbench";

	private final AtomicReference<Throwable> failure = new AtomicReference<>();

	/**
	 * Plays the script.
	 *
	 * @param arguments the arguments of the application
	 * @throws Exception where the script cannot go on; it then counts as failed
	 */
	protected abstract void play(String[] arguments) throws Exception;

	/** {@return whether the last thing the script does restarts the workbench, which then is not closed once more} */
	protected boolean restarts() {
		return false;
	}

	@Override
	public final Object start(IApplicationContext context) throws Exception {
		String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
		TestableObject testable = PlatformUI.getTestableObject();
		testable.setTestHarness(new ITestHarness() {
			@Override
			public void runTests() {
				Thread script = new Thread(() -> {
					try {
						play(arguments);
					} catch (Throwable problem) {
						failure.set(problem);
						// Said at once: a workbench may refuse to close.
						System.err.println(text(problem));
					} finally {
						if (failure.get() != null || !restarts()) {
							Display.getDefault().asyncExec(() -> PlatformUI.getWorkbench().close());
						}
					}
				}, "Workbench script");
				script.setDaemon(true);
				script.start();
			}
		});
		IExtension extension = Platform.getExtensionRegistry().getExtension(Platform.PI_RUNTIME, Platform.PT_APPLICATIONS, IDE);
		IConfigurationElement run = extension.getConfigurationElements()[0].getChildren("run")[0];
		Object result = ((IApplication) run.createExecutableExtension("class")).start(context);
		if (failure.get() != null) {
			return Integer.valueOf(1);
		}
		return result;
	}

	private static String text(Throwable problem) {
		StringBuilder text = new StringBuilder("The script failed: ");
		for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
			text.append(cause).append('\n');
			for (StackTraceElement frame : cause.getStackTrace()) {
				text.append("    at ").append(frame).append('\n');
			}
		}
		return text.toString();
	}

	@Override
	public final void stop() {
		if (PlatformUI.isWorkbenchRunning()) {
			Display.getDefault().asyncExec(() -> PlatformUI.getWorkbench().close());
		}
	}
}
