Feature: Construct Starship
  Engineers build headquarters for their people, and ships that they are to command.

  @ruling=custom-cards-524
  Rule: A headquarters is built where its player has an engineer of its affiliation

    Scenario Outline: with <whom> on <place> the Chamber of Ministers is <built>
      Given these made-up cards:
        | card           | type      | affiliations | classification |
        | Bajoran Mason  | personnel | Bajoran      | ENGINEER       |
        | Bajoran Singer | personnel | Bajoran      | CIVILIAN       |
        | Earthly Mason  | personnel | Federation   | ENGINEER       |
      And the spaceline:
        | mission       |
        | Alter Records |
        | Excavation    |
      And Alice has:
        | card                 | where        |
        | Construct Starship   | on the table |
        | <whom>               | on "<place>" |
        | Chamber of Ministers | in draw deck |
      When Alice downloads "Chamber of Ministers" at "Alter Records" with "Construct Starship"
      Then that is <verdict>

      Examples:
        | whom           | place         | built     | verdict |
        | Bajoran Mason  | Alter Records | built     | legal   |
        | Bajoran Mason  | Excavation    | not built | illegal |
        | Bajoran Singer | Alter Records | not built | illegal |
        | Earthly Mason  | Alter Records | not built | illegal |

    Scenario Outline: the mason who is there is <whose>, and that is <verdict>
      Given these made-up cards:
        | card          | type      | affiliations | classification |
        | Bajoran Mason | personnel | Bajoran      | ENGINEER       |
      And the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                 | where        |
        | Construct Starship   | on the table |
        | Chamber of Ministers | in draw deck |
      And <player> has:
        | card          | where              |
        | Bajoran Mason | on "Alter Records" |
      When Alice downloads "Chamber of Ministers" at "Alter Records" with "Construct Starship"
      Then that is <verdict>

      Examples: Hers, and Bob's
        | whose | player | verdict |
        | hers  | Alice  | legal   |
        | Bob's | Bob    | illegal |

  @ruling=custom-cards-525
  Rule: A unique ship is built at a facility with a Spacedock, where an engineer is aboard who is its matching commander

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by        |
        | Quiet Colony | mission | planet | Federation, Bajoran |
      And the spaceline:
        | mission      |
        | Quiet Colony |
        | Excavation   |

    Example: the Baraka is built for Ben Sisko, and Construct Starship discarded
      Given Alice has:
        | card               | where                    |
        | Construct Starship | on the table             |
        | Bajoran Outpost    | at "Quiet Colony"        |
        | Spacedock          | on "Bajoran Outpost"     |
        | Ben Sisko          | aboard "Bajoran Outpost" |
        | Baraka             | in draw deck             |
      When Alice downloads "Baraka" with "Construct Starship"
      Then "Baraka" is now docked at "Bajoran Outpost"
      When Alice chooses the word "discard the objective"
      Then "Construct Starship" is now in Alice's discard pile
      And nothing else has changed

    Scenario Outline: <whom> has the <ship> <built>
      Given these made-up cards:
        | card          | type      | affiliations | classification |
        | Bajoran Mason | personnel | Bajoran      | ENGINEER       |
      And Alice has:
        | card               | where              |
        | Construct Starship | on the table       |
        | <outpost>          | at "Quiet Colony"  |
        | Spacedock          | on "<outpost>"     |
        | <whom>             | aboard "<outpost>" |
        | <ship>             | in draw deck       |
      When Alice downloads "<ship>" with "Construct Starship"
      Then that is <verdict>

      Examples: The engineer who is its commander, an engineer who is not, and a commander who is no engineer
        | whom            | outpost            | ship              | built     | verdict |
        | Ben Sisko       | Bajoran Outpost    | Baraka            | built     | legal   |
        | Bajoran Mason   | Bajoran Outpost    | Baraka            | not built | illegal |
        | Jean-Luc Picard | Federation Outpost | U.S.S. Enterprise | not built | illegal |

    Scenario Outline: with Ben Sisko <where> and a Spacedock on the <dock> that is <verdict>
      Given Alice has:
        | card               | where             |
        | Construct Starship | on the table      |
        | Bajoran Outpost    | at "Quiet Colony" |
        | Federation Outpost | at "Excavation"   |
        | Spacedock          | on "<dock>"       |
        | Ben Sisko          | <where>           |
        | Baraka             | in draw deck      |
      When Alice downloads "Baraka" with "Construct Starship"
      Then that is <verdict>

      Examples:
        | where                    | dock               | verdict |
        | aboard "Bajoran Outpost" | Bajoran Outpost    | legal   |
        | aboard "Bajoran Outpost" | Federation Outpost | illegal |
        | on "Quiet Colony"        | Bajoran Outpost    | illegal |
