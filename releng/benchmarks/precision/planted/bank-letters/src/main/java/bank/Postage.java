package bank;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URL;

import javax.ejb.Stateless;

@Stateless
public class Postage {

	public HttpURLConnection open(Account account) throws IOException {
		HttpURLConnection connection = (HttpURLConnection) new URL(account.getOffice()).openConnection();
		connection.setReadTimeout(2000);
		connection.setConnectTimeout(500);
		return connection;
	}
}
