/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.security.CodeSource;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

import org.wiretune.core.Contribution;

/**
 * Who adds something.
 *
 * @param id its name in messages and in the order of contributions: of a plug-in its symbolic name, of a jar the package of the class
 * @param version its version; empty where it tells none
 * @param contribution what it adds
 */
public record Contributor(String id, String version, Contribution contribution) {

	private static final String HOUSE = "org.wiretune.";

	/** Checks that all are there. */
	public Contributor {
		Objects.requireNonNull(id);
		Objects.requireNonNull(version);
		Objects.requireNonNull(contribution);
	}

	/**
	 * {@return a contribution of the class path}
	 *
	 * @param contribution what it adds
	 */
	public static Contributor of(Contribution contribution) {
		Class<?> type = contribution.getClass();
		return new Contributor(type.getPackageName(), type.getPackageName().startsWith(HOUSE) ? "" : version(type), contribution);
	}

	/** The version that the jar of a class tells in its manifest, as a bundle or as an implementation. */
	private static String version(Class<?> type) {
		CodeSource jar = type.getProtectionDomain().getCodeSource();
		if (jar == null || !jar.getLocation().getPath().endsWith(".jar")) {
			return "";
		}
		try (InputStream bytes = URI.create("jar:" + jar.getLocation() + "!/" + JarFile.MANIFEST_NAME).toURL().openStream()) {
			Manifest manifest = new Manifest(bytes);
			String told = manifest.getMainAttributes().getValue("Bundle-Version");
			return Objects.requireNonNullElse(told != null ? told : manifest.getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION), "");
		} catch (IOException unreadable) {
			// A jar without a manifest is a jar all the same.
			return "";
		}
	}

	/** {@return whether it is of WireTune itself} */
	public boolean isHouse() {
		return id.startsWith(HOUSE);
	}
}
