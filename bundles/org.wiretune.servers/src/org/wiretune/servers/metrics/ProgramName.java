/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.LinkedHashMap;
import java.util.Map;

import org.wiretune.safety.text.Texts;

/** Finds the name by which a reader knows a Java program from its command: main class or jar first, then arguments. */
final class ProgramName {

	private static final Texts TEXTS = Texts.of(ProgramName.class, "messages"); //$NON-NLS-1$

	/** Part of the command, and the key of the name. The first that matches counts. */
	private static final Map<String, String> KNOWN = new LinkedHashMap<>();

	static {
		KNOWN.put("org.wiretune.tester.server", "embedded"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.wiretune.tester", "driver"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.jboss.as.standalone", "wildfly"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("jboss-modules.jar", "wildfly"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("ws-server.jar", "liberty"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.eclipse.equinox.launcher", "eclipse"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("surefire", "surefire"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.codehaus.plexus.classworlds.launcher.Launcher", "maven"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.gradle.", "gradle"); //$NON-NLS-1$ //$NON-NLS-2$
		KNOWN.put("org.apache.catalina.startup.Bootstrap", "tomcat"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private ProgramName() {
	}

	/**
	 * The name for a command.
	 *
	 * @param command
	 *            as {@code VirtualMachineDescriptor.displayName} gives it
	 * @return never empty
	 */
	static String of(String command) {
		String program = program(command);
		for (Map.Entry<String, String> known : KNOWN.entrySet()) {
			if (program.contains(known.getKey())) {
				return TEXTS.get("program." + known.getValue()); //$NON-NLS-1$
			}
		}
		if (program.isEmpty()) {
			return TEXTS.get("program.unknown"); //$NON-NLS-1$
		}
		if (program.endsWith(".jar")) { //$NON-NLS-1$
			return lastPart(lastPart(program, '/'), '\\');
		}
		String module = lastPart(program, '/');
		return lastPart(module, '.');
	}

	/** {@return the name of a program of which only the folder of its Java is known} @param folder such as {@code jdk-21} */
	static String in(String folder) {
		return TEXTS.get("program.in", folder); //$NON-NLS-1$
	}

	private static String program(String command) {
		String trimmed = command.strip();
		int end = trimmed.indexOf(".jar "); //$NON-NLS-1$
		if (end >= 0 && trimmed.charAt(0) == '/') {
			// A path to a jar may hold spaces.
			return trimmed.substring(0, end + 4);
		}
		int space = trimmed.indexOf(' ');
		return space < 0 ? trimmed : trimmed.substring(0, space);
	}

	private static String lastPart(String text, char separator) {
		return text.substring(text.lastIndexOf(separator) + 1);
	}
}
