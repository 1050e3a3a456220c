/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

/**
 * What became of a file that a tree holds.
 *
 * @param path the file
 * @param kind what became of it
 * @param format the id of the format that read it; null where none did
 */
public record FileFate(String path, Kind kind, String format) {

	/** What can become of a file. */
	public enum Kind {
		/** A reader found in it what it knows, or a mistake. */
		READ,
		/** Readers looked into it, and found nothing that they know. */
		NOTHING_KNOWN,
		/** No reader, but rules look into it, for example for the versions in a build file. */
		ASKED_FOR,
		/** The log of a server, which is looked through for what bears a finding out. */
		LOG,
		/** Nobody looks into it. */
		NOT_READ
	}
}
