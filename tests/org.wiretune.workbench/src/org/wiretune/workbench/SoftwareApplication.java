/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.nio.file.Path;

/**
 * Installs, updates or removes software in the window of the workbench: {@code -addSoftware LOCATION FEATURE},
 * {@code -updateSoftware} or {@code -removeSoftware FEATURE}, with {@code -screenshots FOLDER}. It ends with the number that asks for a restart.
 */
public final class SoftwareApplication extends WorkbenchScript {

	@Override
	protected boolean restarts() {
		return true;
	}

	@Override
	protected void play(String[] arguments) throws Exception {
		Path pictures = null;
		for (int i = 0; i + 1 < arguments.length; i++) {
			if (arguments[i].equals("-screenshots")) {
				pictures = Path.of(arguments[i + 1]);
			}
		}
		try (LoggedErrors log = new LoggedErrors()) {
			Workbench.clear();
			SoftwareWizards wizards = new SoftwareWizards(pictures);
			for (int i = 0; i < arguments.length; i++) {
				switch (arguments[i]) {
				case "-addSoftware" -> wizards.install(arguments[i + 1], arguments[i + 2]);
				case "-updateSoftware" -> wizards.update();
				case "-removeSoftware" -> wizards.remove(arguments[i + 1]);
				default -> {
					// Of the platform.
				}
				}
			}
			log.failOnError();
		}
	}
}
