Feature: Guests on Risa, and icons that people bring, as printed
  Who opens a mission to others, and what Arandis may do.

  @ruling=custom-cards-591
  Rule: Riker Wil opens a Federation mission of his player's to Bajorans

    Scenario Outline: he is at a <affiliation> mission that is <whose>'s, and for a Bajoran to attempt it is <verdict>
      Given these made-up cards:
        | card    | type      | kind   | span | affiliations | attempted by  |
        | Moon    | mission   | planet | 3    |              | <affiliation> |
        | Settler | personnel |        |      | Bajoran      |               |
      And the spaceline:
        | mission | seeded by |
        | Moon    | <whose>   |
      And Alice has:
        | card               | where     |
        | Runabout  | at "Moon"         |
        | Riker Wil | aboard "Runabout" |
        | Settler   | on "Moon"         |
      When Alice attempts "Moon"
      Then that is <verdict>

      Examples: A Federation mission of his player's, another mission, and one of Bob's
        | whose | affiliation | verdict |
        | Alice | Federation  | legal   |
        | Alice | Klingon     | illegal |
        | Bob   | Federation  | illegal |

    Example: with him there Alice builds a Bajoran Outpost
      Given these made-up cards:
        | card    | type      | kind   | span | affiliations | attempted by | classification |
        | Moon    | mission   | planet | 3    |              | Federation   |                |
        | Builder | personnel |        |      | Bajoran      |              | ENGINEER       |
      And the spaceline:
        | mission | seeded by |
        | Moon    | Alice     |
      And Alice has:
        | card            | where     |
        | Riker Wil       | on "Moon" |
        | Builder         | on "Moon" |
        | Bajoran Outpost | in hand   |
      When Alice plays "Bajoran Outpost" at "Moon"
      Then "Bajoran Outpost" is now at "Moon"
      And nothing else has changed

  @ruling=custom-cards-592
  Rule: While Arandis is on Risa, the non-aligned may attempt its mission

    Background:
      Given these made-up cards:
        | card   | type      | affiliations |
        | Guest  | personnel | Non-Aligned  |
        | Farmer | personnel | Bajoran      |
      And the spaceline:
        | mission          |
        | Risa Shore Leave |

    Scenario Outline: she is <where>, and <player>'s <who> attempts it, which is <verdict>
      Given Alice has:
        | card     | where                 |
        | Runabout | at "Risa Shore Leave" |
        | Arandis  | <where>               |
      And <player> has:
        | card  | where                 |
        | <who> | on "Risa Shore Leave" |
      And it is <player>'s orders
      When <player> attempts "Risa Shore Leave"
      Then that is <verdict>

      Examples: For either player, by her, and not from orbit
        | where                 | player | who    | verdict |
        | on "Risa Shore Leave" | Alice  | Guest  | legal   |
        | on "Risa Shore Leave" | Bob    | Guest  | legal   |
        | on "Risa Shore Leave" | Bob    | Farmer | illegal |
        | aboard "Runabout"     | Alice  | Guest  | illegal |
        | aboard "Runabout"     | Bob    | Guest  | illegal |

  @ruling=custom-cards-593
  Rule: Arandis may be seeded on Risa

    Scenario Outline: she is seeded on <mission>, and that is <verdict>
      Given it is the facility phase
      And the spaceline:
        | mission          |
        | Risa Shore Leave |
        | Excavation       |
      And Alice has:
        | card    | where         |
        | Arandis | in seed cards |
      When Alice seeds "Arandis" on "<mission>"
      Then that is <verdict>

      Examples:
        | mission          | verdict |
        | Risa Shore Leave | legal   |
        | Excavation       | illegal |

  @ruling=custom-cards-594
  Rule: Arandis may report on Risa

    Scenario Outline: she reports on <mission>, and that is <verdict>
      Given the spaceline:
        | mission          |
        | Risa Shore Leave |
        | Excavation       |
      And Alice has:
        | card    | where   |
        | Arandis | in hand |
      When Alice reports "Arandis" to "<mission>"
      Then that is <verdict>

      Examples:
        | mission          | verdict |
        | Risa Shore Leave | legal   |
        | Excavation       | illegal |

  @ruling=custom-cards-595
  Rule: With Arandis in play, the opponent's Horga'hn serves both players

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: <hers> has her and Bob the statue, and for Alice to report a second personnel is <verdict>
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Vash               | in hand         |
        | Baran              | in hand         |
      And <hers> has:
        | card    | where           |
        | Arandis | on "Excavation" |
      And Bob has:
        | card     | where        |
        | Horga'hn | on the table |
      When Alice reports "Vash" to "Federation Outpost"
      And Alice reports "Baran" to "Federation Outpost"
      Then that is <verdict>

      Examples: Of two players, and of one
        | hers  | verdict |
        | Alice | legal   |
        | Bob   | illegal |
