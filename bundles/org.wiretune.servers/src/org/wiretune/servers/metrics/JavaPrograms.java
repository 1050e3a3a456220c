/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Locale;
import java.util.Set;

/** Knows by the path of a program whether it is a Java virtual machine. The attach API is asked first; this is for those that it does not list. */
final class JavaPrograms {

	/** The launchers of an Eclipse on Windows hold the virtual machine in their own process. */
	private static final Set<String> WINDOWS = Set.of("java.exe", "javaw.exe", "eclipse.exe", "eclipsec.exe"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$

	private JavaPrograms() {
	}

	/**
	 * {@return whether a program is a Java virtual machine}
	 *
	 * @param command
	 *            the path of the program, with slashes or backslashes
	 */
	static boolean isJava(String command) {
		String file = file(command);
		return file.equals("java") || WINDOWS.contains(file.toLowerCase(Locale.ROOT)); //$NON-NLS-1$
	}

	/**
	 * {@return the name for a program whose arguments the system does not tell, as Windows does not: that of its file and the folder
	 * that it was installed in}
	 *
	 * @param command
	 *            the path of the program
	 */
	static String name(String command) {
		String plain = command.replace('\\', '/');
		String file = file(plain);
		if (file.toLowerCase(Locale.ROOT).startsWith("eclipse")) { //$NON-NLS-1$
			return ProgramName.of("org.eclipse.equinox.launcher"); //$NON-NLS-1$
		}
		String folder = plain.substring(0, Math.max(0, plain.length() - file.length() - 1));
		if (folder.endsWith("/bin")) { //$NON-NLS-1$
			folder = folder.substring(0, folder.length() - "/bin".length()); //$NON-NLS-1$
		}
		String installed = file(folder);
		return installed.isEmpty() ? ProgramName.of("") : ProgramName.in(installed); //$NON-NLS-1$
	}

	private static String file(String command) {
		return command.substring(Math.max(command.lastIndexOf('/'), command.lastIndexOf('\\')) + 1);
	}
}
