/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.Charset;

import org.wiretune.lint.source.SourceFile;
import org.wiretune.safety.file.FileVersion;

/** A file that remembers what it held when it was read first, so that a change by somebody else is seen. */
final class ReadFile implements SourceFile {

	private final SourceFile file;
	private volatile FileVersion version;

	ReadFile(SourceFile file) {
		this.file = file;
	}

	@Override
	public String path() {
		return file.path();
	}

	@Override
	public long length() throws IOException {
		return file.length();
	}

	@Override
	public Charset encoding() {
		return file.encoding();
	}

	@Override
	public byte[] bytes() throws IOException {
		byte[] bytes = file.bytes();
		if (version == null) {
			version = FileVersion.of(bytes);
		}
		return bytes;
	}

	/** {@return what the file held when it was read first, or null if it was not read} */
	FileVersion version() {
		return version;
	}

	/** {@return the same file, but one that cannot be read where it holds something else by now} */
	SourceFile unchanged() {
		return new SourceFile() {

			@Override
			public String path() {
				return file.path();
			}

			@Override
			public long length() throws IOException {
				return file.length();
			}

			@Override
			public Charset encoding() {
				return file.encoding();
			}

			@Override
			public byte[] bytes() throws IOException {
				byte[] bytes = file.bytes();
				if (version != null && !version.equals(FileVersion.of(bytes))) {
					throw new IOException(CommandTexts.text("changedMeanwhile"));
				}
				return bytes;
			}
		};
	}
}
