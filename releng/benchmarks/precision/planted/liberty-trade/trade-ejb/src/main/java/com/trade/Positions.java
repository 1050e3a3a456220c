package com.trade;

import java.util.ArrayList;
import java.util.List;
import javax.ejb.Remove;
import javax.ejb.Stateful;

@Stateful
public class Positions {

	private final List<String> held = new ArrayList<>();

	public void hold(String symbol) {
		held.add(symbol);
	}

	@Remove
	public void end() {
	}
}
