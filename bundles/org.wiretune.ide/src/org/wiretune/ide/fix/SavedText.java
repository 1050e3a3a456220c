/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.ITextFileBufferManager;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.text.IDocumentExtension4;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WholeWorkspaceFile;
import org.wiretune.ide.internal.Messages;
import org.wiretune.safety.file.FileVersion;

/**
 * The saved text of a file, replaced whole or not at all. The order is: the file first, then the text of the buffer that
 * editors share, which is then told that it is saved. A buffer saves by emptying the file.
 */
final class SavedText implements AutoCloseable {

	private static final Map<byte[], Charset> MARKS = new LinkedHashMap<>();

	static {
		MARKS.put(new byte[] { (byte) 0xEF, (byte) 0xBB, (byte) 0xBF }, StandardCharsets.UTF_8);
		MARKS.put(new byte[] { (byte) 0xFF, (byte) 0xFE }, StandardCharsets.UTF_16LE);
		MARKS.put(new byte[] { (byte) 0xFE, (byte) 0xFF }, StandardCharsets.UTF_16BE);
	}

	private final IFile file;
	private final ITextFileBufferManager buffers = FileBuffers.getTextFileBufferManager();
	private final ITextFileBuffer buffer;

	/**
	 * Opens the text of a file until it is closed.
	 *
	 * @param file the file
	 * @param monitor shows progress
	 * @throws CoreException where it cannot be read
	 */
	SavedText(IFile file, IProgressMonitor monitor) throws CoreException {
		this.file = file;
		buffers.connect(file.getFullPath(), LocationKind.IFILE, monitor);
		buffer = buffers.getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
	}

	/** {@return whether the file is on this machine and no editor holds another text of it} @param file the file */
	static boolean isSaved(IFile file) {
		IFileBuffer open = FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
		return WholeWorkspaceFile.place(file) != null && (open == null || !open.isDirty());
	}

	/** {@return what tells a text from others} @param text the text */
	static FileVersion version(String text) {
		return FileVersion.of(text.getBytes(StandardCharsets.UTF_8));
	}

	/** {@return the text as editors show it} */
	String text() {
		return buffer.getDocument().get();
	}

	/**
	 * Writes the file.
	 *
	 * @param after its new text
	 * @param monitor shows progress
	 * @throws CoreException with a sentence for the user where it cannot be written or holds another text than editors
	 *         show; it then holds what it held
	 */
	void replace(String after, IProgressMonitor monitor) throws CoreException {
		String before = text();
		byte[] held;
		try {
			held = Files.readAllBytes(WholeWorkspaceFile.place(file));
		} catch (IOException gone) {
			throw WholeWorkspaceFile.notChanged(file, Messages.WholeWorkspaceFile_changedMeanwhile);
		}
		WholeWorkspaceFile.replace(file, FileVersion.of(held), encode(before, held, after), monitor);
	}

	/** Encodes a text as the file is encoded, which is what makes the text that editors show the bytes that it holds. */
	private byte[] encode(String before, byte[] held, String after) throws CoreException {
		for (Map.Entry<byte[], Charset> mark : MARKS.entrySet()) {
			if (held.length >= mark.getKey().length && Arrays.equals(held, 0, mark.getKey().length, mark.getKey(), 0, mark.getKey().length)
					&& Arrays.equals(held, bytes(mark.getKey(), mark.getValue(), before))) {
				return encoded(mark.getKey(), mark.getValue(), after);
			}
		}
		Charset charset = Charset.forName(buffer.getEncoding());
		if (Arrays.equals(held, bytes(new byte[0], charset, before))) {
			return encoded(new byte[0], charset, after);
		}
		boolean isLossy = new String(held, charset).equals(before);
		throw isLossy ? new CoreException(Status.error(NLS.bind(Messages.FindingRefactoring_encoding, file.getFullPath().makeRelative())))
				: WholeWorkspaceFile.notChanged(file, Messages.WholeWorkspaceFile_changedMeanwhile);
	}

	private byte[] encoded(byte[] mark, Charset charset, String text) throws CoreException {
		byte[] bytes = bytes(mark, charset, text);
		if (bytes == null) {
			throw WholeWorkspaceFile.notChanged(file, NLS.bind(Messages.SavedText_noRoom, charset.name()));
		}
		return bytes;
	}

	/** Null where the encoding has no bytes for a character. */
	private static byte[] bytes(byte[] mark, Charset charset, String text) {
		try {
			ByteBuffer encoded = charset.newEncoder().onMalformedInput(CodingErrorAction.REPORT).onUnmappableCharacter(CodingErrorAction.REPORT).encode(CharBuffer.wrap(text));
			byte[] bytes = Arrays.copyOf(mark, mark.length + encoded.remaining());
			encoded.get(bytes, mark.length, encoded.remaining());
			return bytes;
		} catch (CharacterCodingException noRoom) {
			return null;
		}
	}

	/**
	 * Tells editors that the text that they show is the one of the file. To be called when it is.
	 *
	 * @param monitor shows progress
	 * @throws CoreException where the file cannot be read
	 */
	void isSaved(IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 1);
		if (buffer.getDocument() instanceof IDocumentExtension4 document && document.getModificationStamp() >= 0) {
			// As saving does: what is undone has the stamp again that it had.
			file.revertModificationStamp(document.getModificationStamp());
		}
		// The texts are the same, so this only forgets that the buffer had changes.
		buffer.revert(progress.split(1));
	}

	@Override
	public void close() throws CoreException {
		buffers.disconnect(file.getFullPath(), LocationKind.IFILE, null);
	}
}
