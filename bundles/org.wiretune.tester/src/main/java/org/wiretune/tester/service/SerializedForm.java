/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Objects as bytes by Java serialisation, for the SCA async binding. */
public final class SerializedForm {

	/**
	 * Only what the service sends comes out of a queue; depth and number of objects are those of its classes, the largest
	 * payload in the smallest business objects included.
	 */
	private static final ObjectInputFilter FILTER = ObjectInputFilter.Config
			.createFilter("maxdepth=5;maxrefs=10000000;maxarray=5000000;maxbytes=268435456;" + BusinessObject.class.getName() + ';'
					+ BusinessObjectPart.class.getName() + ';' + Receipt.class.getName() + ";java.lang.String;!*");

	private SerializedForm() {
	}

	/**
	 * Writes an object.
	 *
	 * @param object a {@link BusinessObject} or a {@link Receipt}
	 * @return its bytes
	 * @throws IOException when it cannot be written
	 */
	public static byte[] write(Object object) throws IOException {
		int estimate = object instanceof BusinessObject business ? business.payloadBytes() * 3 / 2 + 512 : 512;
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(estimate);
		try (ObjectOutputStream objects = new ObjectOutputStream(bytes)) {
			objects.writeObject(object);
		}
		return bytes.toByteArray();
	}

	/**
	 * Reads an object.
	 *
	 * @param bytes its bytes
	 * @param type {@link BusinessObject} or {@link Receipt}
	 * @param <T> the type
	 * @return the object
	 * @throws IOException when the bytes are no such object, or hold a class that the service does not send
	 */
	public static <T> T read(byte[] bytes, Class<T> type) throws IOException {
		try (ObjectInputStream objects = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
			objects.setObjectInputFilter(FILTER);
			return type.cast(objects.readObject());
		} catch (ClassNotFoundException | ClassCastException e) {
			throw new IOException(e);
		}
	}
}
