/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.service;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import jakarta.xml.bind.Marshaller;
import jakarta.xml.bind.Unmarshaller;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Objects as XML, for the HTTP and JMS bindings. Document type definitions and external entities are not read. Used by
 * one thread at a time; {@link #ofThread()} gives each thread its own.
 */
public final class XmlForm {

	private static final JAXBContext CONTEXT = context();
	private static final XMLInputFactory FACTORY = factory();
	private static final ThreadLocal<XmlForm> OF_THREAD = ThreadLocal.withInitial(XmlForm::new);

	private final Marshaller marshaller;
	private final Unmarshaller unmarshaller;

	private XmlForm() {
		try {
			marshaller = CONTEXT.createMarshaller();
			unmarshaller = CONTEXT.createUnmarshaller();
		} catch (JAXBException e) {
			throw new IllegalStateException(e);
		}
	}

	/** {@return the form of the calling thread} */
	public static XmlForm ofThread() {
		return OF_THREAD.get();
	}

	/**
	 * Writes an object.
	 *
	 * @param object a {@link BusinessObject} or a {@link Receipt}
	 * @return XML in UTF-8
	 * @throws IOException when it cannot be written
	 */
	public byte[] write(Object object) throws IOException {
		int estimate = object instanceof BusinessObject business ? business.payloadBytes() * 3 / 2 + 512 : 512;
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(estimate);
		try {
			marshaller.marshal(object, bytes);
		} catch (JAXBException e) {
			throw new IOException(e);
		}
		return bytes.toByteArray();
	}

	/**
	 * Reads an object.
	 *
	 * @param stream XML
	 * @param type {@link BusinessObject} or {@link Receipt}
	 * @param <T> the type
	 * @return the object
	 * @throws IOException when the stream ends early or is no such XML
	 */
	public <T> T read(InputStream stream, Class<T> type) throws IOException {
		try {
			XMLStreamReader reader = FACTORY.createXMLStreamReader(stream);
			try {
				return unmarshaller.unmarshal(reader, type).getValue();
			} finally {
				reader.close();
			}
		} catch (JAXBException | XMLStreamException e) {
			throw new IOException(e);
		}
	}

	private static JAXBContext context() {
		try {
			return JAXBContext.newInstance(BusinessObject.class, Receipt.class);
		} catch (JAXBException e) {
			throw new IllegalStateException(e);
		}
	}

	private static XMLInputFactory factory() {
		XMLInputFactory factory = XMLInputFactory.newFactory();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
		return factory;
	}
}
