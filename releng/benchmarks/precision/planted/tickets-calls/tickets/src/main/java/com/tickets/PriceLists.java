package com.tickets;

import java.io.Writer;

import javax.xml.bind.JAXBContext;
import javax.xml.bind.JAXBException;

public class PriceLists {

	private JAXBContext context;

	public void write(PriceList prices, Writer out) throws JAXBException {
		if (context == null) {
			context = JAXBContext.newInstance(PriceList.class);
		}
		context.createMarshaller().marshal(prices, out);
	}
}
