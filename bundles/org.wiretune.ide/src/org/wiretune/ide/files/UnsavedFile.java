/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.files;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.wiretune.lint.source.SourceFile;

/** The text of an editor, saved or not. */
public final class UnsavedFile implements SourceFile {

	private final String path;
	private final byte[] bytes;

	/**
	 * Takes a text.
	 *
	 * @param path the path of its file, the project first
	 * @param text the text
	 */
	public UnsavedFile(String path, String text) {
		this.path = path;
		// UTF-16 with a byte order mark loses no character, and the mark wins over what an XML declaration says.
		ByteArrayOutputStream encoded = new ByteArrayOutputStream(2 * text.length() + 2);
		encoded.write(0xFE);
		encoded.write(0xFF);
		encoded.writeBytes(text.getBytes(StandardCharsets.UTF_16BE));
		bytes = encoded.toByteArray();
	}

	@Override
	public String path() {
		return path;
	}

	@Override
	public long length() {
		return bytes.length;
	}

	@Override
	public byte[] bytes() {
		return bytes.clone();
	}

	@Override
	public Charset encoding() {
		return StandardCharsets.UTF_16BE;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof UnsavedFile that && path.equals(that.path) && Arrays.equals(bytes, that.bytes);
	}

	@Override
	public int hashCode() {
		return 31 * path.hashCode() + Arrays.hashCode(bytes);
	}
}
