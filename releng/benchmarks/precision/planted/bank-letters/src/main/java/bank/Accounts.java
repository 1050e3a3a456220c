package bank;

import javax.ejb.Stateless;
import javax.persistence.EntityManager;
import javax.persistence.PersistenceContext;

@Stateless
public class Accounts {

	@PersistenceContext
	private EntityManager manager;

	public Account load(long id) {
		Account account = manager.find(Account.class, id);
		manager.refresh(account);
		return account;
	}

	public Account close(long id) {
		Account account = manager.find(Account.class, id);
		manager.createNativeQuery("call close_account(?)").setParameter(1, id).executeUpdate();
		manager.refresh(account);
		return account;
	}

	public void reload(Account account) {
		manager.refresh(account);
	}
}
