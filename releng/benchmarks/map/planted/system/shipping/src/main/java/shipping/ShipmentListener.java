package shipping;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;

@MessageDriven(activationConfig = { @ActivationConfigProperty(propertyName = "destinationLookup", propertyValue = "java:/jms/queue/shipments"),
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"), @ActivationConfigProperty(propertyName = "maxSession", propertyValue = "10"),
		@ActivationConfigProperty(propertyName = "connectionParameters", propertyValue = "host=artemis;port=61616") })
public class ShipmentListener implements MessageListener {

	@Override
	public void onMessage(Message message) {
	}
}
