package shop;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class OrderService {

	private final AuditService audit;
	private final StockService stock;

	OrderService(AuditService audit, StockService stock) {
		this.audit = audit;
		this.stock = stock;
	}

	@Transactional
	public void place(String article) {
		audit.write("placed " + article);
		stock.take(article);
	}

	public void look(String article) {
		audit.write("looked at " + article);
	}
}
