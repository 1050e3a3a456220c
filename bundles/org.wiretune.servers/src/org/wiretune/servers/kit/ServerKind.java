/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.base.ServerType;

/** A kind of application server that a run can be made on; how it is run, its {@link ServerKit} knows. */
public enum ServerKind {

	/** WildFly; JBoss EAP is recognised as one when it is installed. */
	WILDFLY(ServerType.WILDFLY, "WildFly", "org.wildfly", "wildfly-dist", "39.0.1.Final", 261,
			"2f2f24e786a4a3d0e3fb348aa45f70d7278be00844bc8593a2a50d4d8714f97a"),

	/** Open Liberty; WebSphere Liberty is recognised as one when it is installed. */
	LIBERTY(ServerType.LIBERTY, "Open Liberty", "io.openliberty", "openliberty-runtime", "26.0.0.3", 352,
			"bf394f83897a5aa4d0564604637e934c8f64b9fcb06a8dfcec2a49feed951778");

	private final ServerType type;
	private final String label;
	private final String group;
	private final String artifact;
	private final String version;
	private final int megabytes;
	private final String sha256;

	ServerKind(ServerType type, String label, String group, String artifact, String version, int megabytes, String sha256) {
		this.type = type;
		this.label = label;
		this.group = group;
		this.artifact = artifact;
		this.version = version;
		this.megabytes = megabytes;
		this.sha256 = sha256;
	}

	/** {@return the word for it on the command line} */
	public String id() {
		return type.id();
	}

	/** {@return the kind as runs know it} */
	public ServerType type() {
		return type;
	}

	/** {@return its name; a proper name that is not translated} */
	public String label() {
		return label;
	}

	/** {@return the version that is fetched} */
	public String version() {
		return version;
	}

	/** {@return about how large its archive is, in MB} */
	public int megabytes() {
		return megabytes;
	}

	/** {@return the SHA-256 of the archive of this version as it lies on Maven Central, 64 hexadecimal digits in lower case} */
	public String sha256() {
		return sha256;
	}

	/** {@return its Maven artifact as {@code group:artifact:version:zip}} */
	public String coordinates() {
		return group + ':' + artifact + ':' + version + ":zip";
	}

	/** {@return path of its archive within a Maven repository, with slashes} */
	public String repositoryPath() {
		return group.replace('.', '/') + '/' + artifact + '/' + version + '/' + artifact + '-' + version + ".zip";
	}

	/** {@return name of its folder in the cache} */
	public String folderName() {
		return id() + '-' + version;
	}

	/**
	 * Finds a kind.
	 *
	 * @param id the word for it
	 * @return the kind, empty when none is called so
	 */
	public static Optional<ServerKind> find(String id) {
		return Arrays.stream(values()).filter(kind -> kind.id().equalsIgnoreCase(id.strip())).findFirst();
	}

	/** {@return the words for all kinds} */
	public static List<String> ids() {
		return Arrays.stream(values()).map(ServerKind::id).toList();
	}
}
