/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKind;

/**
 * An application of the user that proofs are made on.
 *
 * @param archive the archive, or the runnable jar
 * @param files folder with the files of the user's server; empty for none
 * @param jvmArguments arguments for its virtual machine, which win over those of the files
 * @param kind the kind of server; empty for a jar that is started by itself
 * @param home folder of an installed server; empty for one that is fetched
 * @param startSeconds how long a start may take
 * @param leftOut labels of settings that the launch configuration lays over those of a server, and a proof on the user's files does not
 */
public record ProvenApplication(Path archive, Optional<Path> files, List<String> jvmArguments, Optional<ServerKind> kind, String home, int startSeconds, List<String> leftOut) {

	/** Copies the lists. */
	public ProvenApplication {
		jvmArguments = List.copyOf(jvmArguments);
		leftOut = List.copyOf(leftOut);
	}

	/** {@return the server in words, such as {@code WildFly 39.0.1.Final}, or the folder of an installed one; empty for a jar} */
	public String server() {
		return kind.map(each -> home.isEmpty() ? each.label() + ' ' + each.version() : each.label() + ", " + home).orElse("");
	}

	/**
	 * Finds the server, and fetches it where it is not there, which may take a minute or more.
	 *
	 * @param monitor told how far it is; cancels it
	 * @return the server; empty for a jar
	 * @throws CoreException with a sentence for the user where there is none
	 */
	public Optional<ServerInstallation> installation(IProgressMonitor monitor) throws CoreException {
		if (kind.isEmpty()) {
			return Optional.empty();
		}
		try {
			return Optional.of(home.isEmpty() ? KnownServers.get().install(kind.get(), monitor) : ServerInstallation.in(kind.get(), Path.of(home)));
		} catch (IOException missing) {
			throw new CoreException(Status.error(missing.getMessage(), missing));
		}
	}
}
