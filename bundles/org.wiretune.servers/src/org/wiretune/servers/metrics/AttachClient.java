/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

import com.sun.tools.attach.AttachNotSupportedException;
import com.sun.tools.attach.VirtualMachine;
import com.sun.tools.attach.VirtualMachineDescriptor;

import org.wiretune.safety.text.Texts;

/**
 * All use of the attach API. Kept apart because a trimmed Java runtime lacks it ({@link NoClassDefFoundError} when this
 * class is first used). Each method may block for as long as the other process likes.
 */
final class AttachClient {

	private static final Texts TEXTS = Texts.of(AttachClient.class, "messages"); //$NON-NLS-1$

	private AttachClient() {
	}

	/** Process id and command of the Java processes that can be seen. Reads files only; does not ask the processes. */
	static Map<Long, String> list() {
		Map<Long, String> commands = new LinkedHashMap<>();
		for (VirtualMachineDescriptor descriptor : VirtualMachine.list()) {
			try {
				commands.put(Long.valueOf(descriptor.id()), descriptor.displayName());
			} catch (NumberFormatException otherProvider) {
				// Ids are those of the provider; only process ids can be attached to here.
				continue;
			}
		}
		return commands;
	}

	/**
	 * Makes a process open its local management connector and names its address. The connector of the JDK accepts only
	 * peers on the same machine.
	 */
	static String localConnectorAddress(long pid) throws ConnectionFailedException {
		String process = Long.toString(pid);
		try {
			VirtualMachine machine = VirtualMachine.attach(process);
			try {
				return machine.startLocalManagementAgent();
			} finally {
				machine.detach();
			}
		} catch (AttachNotSupportedException refused) {
			throw new ConnectionFailedException(TEXTS.get("reason.attachRefused", process, refused.getMessage()), //$NON-NLS-1$
					false, refused);
		} catch (IOException | RuntimeException failure) {
			throw new ConnectionFailedException(
					TEXTS.get("reason.attachFailed", process, String.valueOf(failure.getMessage())), false, failure); //$NON-NLS-1$
		}
	}
}
