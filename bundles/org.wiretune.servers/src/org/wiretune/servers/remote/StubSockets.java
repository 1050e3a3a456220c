/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.io.Serializable;
import java.rmi.Remote;
import java.rmi.server.RMIClientSocketFactory;

/**
 * A remote object, asked by other sockets. A stub brings the makers of its sockets from the server, and the JDK's own for TLS trusts what the
 * whole virtual machine trusts; the certificates of one server are no matter of all others. So the stub is written and read again, with another
 * maker in the place of the one that it brought, by the form in which the JDK documents that a remote reference is written.
 */
final class StubSockets {

	/** Stands for the sockets while a stub is written. */
	private static final class Place implements Serializable {
		private static final long serialVersionUID = 1L;
	}

	private StubSockets() {
	}

	/**
	 * Puts sockets into a stub.
	 *
	 * @param stub
	 *            a remote object as a server sent it
	 * @param sockets
	 *            by which it is to be asked; {@code null} to look only
	 * @return the stub; {@code null} where it does not bring sockets of its own, so that it is asked in clear
	 * @throws IOException
	 *             when it is no such object
	 */
	static <T extends Remote> T with(T stub, RMIClientSocketFactory sockets) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		Writer writer = new Writer(bytes);
		writer.writeObject(stub);
		writer.flush();
		if (!writer.found) {
			return null;
		}
		if (sockets == null) {
			return stub;
		}
		try (ObjectInputStream in = new Reader(new ByteArrayInputStream(bytes.toByteArray()), stub.getClass().getClassLoader(), sockets)) {
			@SuppressWarnings("unchecked")
			T again = (T) in.readObject();
			return again;
		} catch (ClassNotFoundException impossible) {
			throw new IOException(impossible);
		}
	}

	private static final class Writer extends ObjectOutputStream {
		private boolean found;

		Writer(OutputStream out) throws IOException {
			super(out);
			enableReplaceObject(true);
		}

		@Override
		protected Object replaceObject(Object object) {
			if (object instanceof RMIClientSocketFactory) {
				found = true;
				return new Place();
			}
			return object;
		}
	}

	private static final class Reader extends ObjectInputStream {
		private final ClassLoader loader;
		private final RMIClientSocketFactory sockets;

		Reader(InputStream in, ClassLoader loader, RMIClientSocketFactory sockets) throws IOException {
			super(in);
			this.loader = loader;
			this.sockets = sockets;
			enableResolveObject(true);
			setObjectInputFilter(info -> info.serialClass() == Place.class || info.serialClass() == sockets.getClass() ? ObjectInputFilter.Status.ALLOWED : ReplyFilter.check(info));
		}

		@Override
		protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
			return description.getName().equals(Place.class.getName()) ? Place.class : Class.forName(description.getName(), false, loader);
		}

		@Override
		protected Object resolveObject(Object object) {
			return object instanceof Place ? sockets : object;
		}
	}
}
