package shop;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

@Service
public class StockService {

	@Transactional(propagation = Propagation.NESTED)
	public void take(String article) {
		new StockRow(article).decrease();
	}
}
