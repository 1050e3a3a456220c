package com.tickets;

import java.io.Reader;
import java.io.Writer;

import javax.xml.bind.JAXBContext;
import javax.xml.bind.JAXBException;

public class SeatPlans {

	public void write(SeatPlan plan, Writer out) throws JAXBException {
		JAXBContext context = JAXBContext.newInstance(SeatPlan.class);
		context.createMarshaller().marshal(plan, out);
	}

	public Object read(Reader in) throws JAXBException {
		return JAXBContext.newInstance(SeatPlan.class).createUnmarshaller().unmarshal(in);
	}
}
