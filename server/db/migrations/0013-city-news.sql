-- A city's sub-site shows the city's own articles.
create index articles_city_newest on articles (city, published_at desc, id desc);
