package shop;

import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

@Service
public class AuditService {

	@Transactional(propagation = Propagation.REQUIRES_NEW)
	public void write(String text) {
		new AuditRow(text).insert();
	}
}
