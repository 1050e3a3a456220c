/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.osgi.framework.Bundle;
import org.wiretune.ide.internal.Messages;

/** Finds the jars of the tester: a folder of the bundle org.wiretune.tester.bundle, which is installed unpacked. */
public final class TesterFolder {

	private static final String BUNDLE = "org.wiretune.tester.bundle";
	private static final String FOLDER = "tester";

	private TesterFolder() {
	}

	/**
	 * {@return the folder}
	 *
	 * @throws CoreException with a sentence for the user where the bundle is not there or packed
	 */
	public static Path find() throws CoreException {
		Bundle bundle = Platform.getBundle(BUNDLE);
		Optional<File> place = bundle == null ? Optional.empty() : FileLocator.getBundleFileLocation(bundle);
		if (place.isEmpty() || !place.get().isDirectory()) {
			throw new CoreException(Status.error(Messages.TesterFolder_missing));
		}
		return place.get().toPath().resolve(FOLDER);
	}
}
