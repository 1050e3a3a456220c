/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;

/** Tells run files from other JSON files by their first fields, which every version has written in the same order. */
public final class RunFileDescriber implements ITextContentDescriber {

	private static final int LOOKED_AT = 2000;

	@Override
	public int describe(InputStream contents, IContentDescription description) throws IOException {
		return describe(new InputStreamReader(contents, StandardCharsets.UTF_8), description);
	}

	@Override
	public int describe(Reader contents, IContentDescription description) throws IOException {
		char[] start = new char[LOOKED_AT];
		int length = 0;
		for (int read = contents.read(start); read > 0; read = contents.read(start, length, LOOKED_AT - length)) {
			length += read;
			if (length == LOOKED_AT) {
				break;
			}
		}
		String text = new String(start, 0, length).strip();
		boolean run = text.startsWith("{") && text.contains("\"schema\"") && text.contains("\"startedAt\"")
				&& text.contains("\"state\"");
		return run ? VALID : INVALID;
	}

	@Override
	public QualifiedName[] getSupportedOptions() {
		return new QualifiedName[0];
	}
}
