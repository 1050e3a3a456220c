/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.launch.InstalledJava;
import org.wiretune.safety.text.Texts;

/**
 * Attaches by the program {@code jcmd} of an installed JDK, for a Java runtime that has no attach module, as that of Eclipse packages may
 * not. The commands are those of the JDK's own documentation of jcmd: ManagementAgent.start_local and ManagementAgent.status. Each method
 * may block for as long as the other process likes, but for {@value #SECONDS} seconds at most.
 */
final class JcmdClient {

	private static final Texts TEXTS = Texts.of(JcmdClient.class, "messages"); //$NON-NLS-1$

	private static final String TOOL = "jcmd"; //$NON-NLS-1$
	private static final int SECONDS = 10;
	private static final int MOST_BYTES = 100_000;
	/** Of the status of an agent, the line with the address that only peers on this machine may use. */
	private static final Pattern ADDRESS = Pattern.compile("(?m)^\\s*URL\\s*:\\s*(service:jmx:rmi://127\\.0\\.0\\.1/stub/\\S+)\\s*$"); //$NON-NLS-1$

	private JcmdClient() {
	}

	/**
	 * Makes a process open its local management connector and names its address, as {@link AttachClient#localConnectorAddress} does.
	 *
	 * @param pid
	 *            process id
	 * @return the service URL
	 * @throws ConnectionFailedException
	 *             where no JDK is installed, or the process does not let itself be attached to; the message says so in a sentence
	 */
	static String localConnectorAddress(long pid) throws ConnectionFailedException {
		Path jcmd = InstalledJava.ofThisMachine().tool(TOOL).orElseThrow(() -> new ConnectionFailedException(TEXTS.get("reason.attachMissing"), false, null)); //$NON-NLS-1$
		String process = Long.toString(pid);
		// Where an agent runs already, it says so and goes on.
		String started = said(jcmd, process, "ManagementAgent.start_local"); //$NON-NLS-1$
		Optional<String> address = address(said(jcmd, process, "ManagementAgent.status")); //$NON-NLS-1$
		return address.orElseThrow(() -> new ConnectionFailedException(TEXTS.get("reason.attachFailed", process, lastLine(started)), false, null)); //$NON-NLS-1$
	}

	/** {@return the address of the local agent that its status tells} @param status what jcmd said */
	static Optional<String> address(String status) {
		Matcher matcher = ADDRESS.matcher(status);
		return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
	}

	private static String lastLine(String text) {
		return text.lines().filter(line -> !line.isBlank()).reduce((first, last) -> last).map(String::strip).orElse(TOOL);
	}

	private static String said(Path jcmd, String process, String command) throws ConnectionFailedException {
		try {
			Process asked = new ProcessBuilder(jcmd.toString(), process, command).redirectErrorStream(true).start();
			asked.onExit().orTimeout(SECONDS, TimeUnit.SECONDS).exceptionally(late -> asked.destroyForcibly());
			asked.getOutputStream().close();
			return new String(asked.getInputStream().readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
		} catch (IOException failure) {
			throw new ConnectionFailedException(TEXTS.get("reason.attachFailed", process, String.valueOf(failure.getMessage())), false, failure); //$NON-NLS-1$
		}
	}
}
