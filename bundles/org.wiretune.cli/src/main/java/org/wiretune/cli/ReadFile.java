/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.charset.Charset;

import org.wiretune.lint.source.SourceFile;
import org.wiretune.safety.file.FileMark;

/** A file that remembers what it held when it was read first, so that a change by somebody else is seen. */
final class ReadFile implements SourceFile {

	private final SourceFile file;
	private volatile FileMark mark;

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
		if (mark == null) {
			mark = FileMark.of(bytes);
		}
		return bytes;
	}

	/** {@return whether the file was read} */
	boolean wasRead() {
		return mark != null;
	}

	/** {@return whether the file, when it was read first, held these bytes} @param bytes all bytes of it as they are now */
	boolean held(byte[] bytes) {
		return mark != null && mark.equals(FileMark.of(bytes));
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
				if (mark != null && !mark.equals(FileMark.of(bytes))) {
					throw new IOException(CommandTexts.text("changedMeanwhile"));
				}
				return bytes;
			}
		};
	}
}
