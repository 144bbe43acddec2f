Feature: Dilemmas that bring the opponent's personnel, as printed
  Who comes, how many, and for whom.

  @ruling=custom-cards-229
  Rule: Extradition lets the opponent's SECURITY come aboard and capture somebody weaker, where he has Law or Treachery

    @frame=many
    Scenario Outline: the opponent has <skill> here, and one of those aboard is captured
      Given these made-up cards:
        | card   | type      | affiliations | skills   | strength |
        | Boat   | ship      | Federation   |          |          |
        | Raider | ship      | Klingon      |          |          |
        | Ann    | personnel | Federation   |          | 5        |
        | Bea    | personnel | Federation   |          | 5        |
        | Cay    | personnel | Federation   | SECURITY | 6        |
        | Kor    | personnel | Klingon      | SECURITY | 6        |
        | Lug    | personnel | Klingon      | <skill>  | 6        |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Excavation            |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
        | Bea  | aboard "Boat"              |
        | Cay  | aboard "Boat"              |
      And Bob has:
        | card        | where                         |
        | Raider      | at "Explore Black Cluster"    |
        | Kor         | aboard "Raider"               |
        | Lug         | aboard "Raider"               |
        | Gorath      | on "Excavation"               |
        | Extradition | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Bob chooses "Kor" from "Kor" and none
      And Bob chooses "Ann" from "Ann", "Bea" and none
      And Bob chooses none
      Then "Kor" is now aboard "Boat"
      And "Lug" is still aboard "Raider"
      And "Ann" is now captive
      And "Bea" and "Cay" are still not captive

      Examples: Either of the two
        | skill     |
        | Law       |
        | Treachery |

    @frame=many
    Scenario Outline: <whose> has <skill> here, and nobody comes
      Given these made-up cards:
        | card   | type      | affiliations | skills   | strength |
        | Boat   | ship      | Federation   |          |          |
        | Raider | ship      | Klingon      |          |          |
        | Ann    | personnel | Federation   | <alice>  | 5        |
        | Kor    | personnel | Klingon      | SECURITY | 6        |
        | Lug    | personnel | Klingon      | <bob>    | 6        |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
      And Bob has:
        | card        | where                         |
        | Raider      | at "Explore Black Cluster"    |
        | Kor         | aboard "Raider"               |
        | Lug         | aboard "Raider"               |
        | Extradition | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      Then "Ann" is still not captive
      And "Kor" is still aboard "Raider"
      And "Extradition" is now in Bob's discard pile

      Examples: Another skill, and whose is the wrong one
        | whose | alice | bob   | skill |
        | Bob   | Honor | Honor | Honor |
        | Alice | Law   | Honor | Law   |

    Scenario Outline: they capture <count>, and that is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations | skills        | strength |
        | Boat   | ship      | Federation   |               |          |
        | Raider | ship      | Klingon      |               |          |
        | Ann    | personnel | Federation   |               | 5        |
        | Bea    | personnel | Federation   |               | 5        |
        | Kor    | personnel | Klingon      | SECURITY, Law | 6        |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
        | Bea  | aboard "Boat"              |
      And Bob has:
        | card        | where                         |
        | Raider      | at "Explore Black Cluster"    |
        | Kor         | aboard "Raider"               |
        | Extradition | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Bob chooses "Kor"
      And Bob chooses <those>
      Then that is <verdict>

      Examples: Nobody, one, and two
        | count  | those           | verdict |
        | nobody | none            | legal   |
        | one    | "Ann"           | legal   |
        | both   | "Ann" and "Bea" | illegal |

    Scenario Outline: of five SECURITY <count> come, and that is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations | skills        |
        | Boat   | ship      | Federation   |               |
        | Raider | ship      | Klingon      |               |
        | Ann    | personnel | Federation   |               |
        | Kor    | personnel | Klingon      | SECURITY, Law |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
      And Bob has:
        | card         | where                         |
        | Raider       | at "Explore Black Cluster"    |
        | Kor [first]  | aboard "Raider"               |
        | Kor [second] | aboard "Raider"               |
        | Kor [third]  | aboard "Raider"               |
        | Kor [fourth] | aboard "Raider"               |
        | Kor [fifth]  | aboard "Raider"               |
        | Extradition  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      And Bob chooses <those>
      Then that is <verdict>

      Examples: Four, and all
        | count | those                                                                          | verdict |
        | four  | "Kor" [first], "Kor" [second], "Kor" [third] and "Kor" [fourth]                | legal   |
        | five  | "Kor" [first], "Kor" [second], "Kor" [third], "Kor" [fourth] and "Kor" [fifth] | illegal |

  @ruling=custom-cards-230
  Rule: Ferengi Infestation lets the opponent download two male Ferengi, and asks for SECURITY and CUNNING

    @frame=many
    Scenario Outline: a team with <skills> and CUNNING <cunning>, and it <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills   | cunning   |
        | Ann  | personnel | Federation   | <skills> | <cunning> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Ferengi Infestation | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ferengi Infestation" <has> been overcome

      Examples: Just enough, and too little of one
        | skills      | cunning | has     |
        | SECURITY x2 | 51      | has     |
        | SECURITY x2 | 50      | has not |
        | SECURITY    | 51      | has not |

    Scenario Outline: <count> come to the outpost, and that is <verdict>
      Given these made-up cards:
        | card   | type      | class   | affiliations | species | gender |
        | Bazaar | facility  | outpost | Ferengi      |         |        |
        | Ann    | personnel |         | Federation   | Human   | female |
        | Gint   | personnel |         | Ferengi      | Ferengi | male   |
        | Krax   | personnel |         | Ferengi      | Ferengi | male   |
        | Zim    | personnel |         | Ferengi      | Ferengi | male   |
        | Lady   | personnel |         | Ferengi      | Ferengi | female |
        | Hewman | personnel |         | Ferengi      | Human   | male   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Bazaar              | at "Excavation"    |
        | Ferengi Infestation | under "Excavation" |
        | Gint                | in draw deck       |
        | Krax                | in draw deck       |
        | Zim                 | in draw deck       |
        | Lady                | in draw deck       |
        | Hewman              | in draw deck       |
      When Alice attempts "Excavation"
      And Bob chooses <those>
      Then that is <verdict>

      Examples: Nobody, two, too many, and others than male Ferengi
        | count  | those                    | verdict |
        | nobody | none                     | legal   |
        | two    | "Gint" and "Krax"        | legal   |
        | three  | "Gint", "Krax" and "Zim" | illegal |
        | she    | "Lady"                   | illegal |
        | he     | "Hewman"                 | illegal |

    @frame=many
    Example: they come aboard the outpost there, and not to one elsewhere
      Given these made-up cards:
        | card   | type      | class   | affiliations | species | gender |
        | Bazaar | facility  | outpost | Ferengi      |         |        |
        | Ann    | personnel |         | Federation   | Human   | female |
        | Gint   | personnel |         | Ferengi      | Ferengi | male   |
        | Krax   | personnel |         | Ferengi      | Ferengi | male   |
      And the spaceline:
        | mission               |
        | Excavation            |
        | Wormhole Negotiations |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                | where                      |
        | Bazaar [here]       | at "Excavation"            |
        | Bazaar [far]        | at "Wormhole Negotiations" |
        | Ferengi Infestation | under "Excavation"         |
        | Gint                | in draw deck               |
        | Krax                | in draw deck               |
      When Alice attempts "Excavation"
      And Bob chooses "Gint" and "Krax"
      Then "Gint" and "Krax" are now aboard "Bazaar" [here]

  @ruling=custom-cards-95
  Rule: At Empok Nor more than two Ferengi come of Ferengi Infestation

    @frame=many
    Example: three of them come
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Empok Nor           | at "Excavation"    |
        | Ferengi Infestation | under "Excavation" |
        | Prak                | in draw deck       |
        | Tog                 | in draw deck       |
        | Par Lenor           | in draw deck       |
      When Alice attempts "Excavation"
      And Bob chooses "Prak", "Tog" and "Par Lenor"
      Then "Prak", "Tog" and "Par Lenor" have been downloaded

    Scenario Outline: <count> come to the station, and that is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations | species | gender |
        | Ann    | personnel | Federation   | Human   | female |
        | Gint   | personnel | Ferengi      | Ferengi | male   |
        | Lady   | personnel | Ferengi      | Ferengi | female |
        | Hewman | personnel | Ferengi      | Human   | male   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Empok Nor           | at "Excavation"    |
        | Ferengi Infestation | under "Excavation" |
        | Gint [first]        | in draw deck       |
        | Gint [second]       | in draw deck       |
        | Gint [third]        | in draw deck       |
        | Gint [fourth]       | in draw deck       |
        | Gint [fifth]        | in draw deck       |
        | Gint [sixth]        | in draw deck       |
        | Gint [seventh]      | in draw deck       |
        | Lady                | in draw deck       |
        | Hewman              | in draw deck       |
      When Alice attempts "Excavation"
      And Bob chooses <those>
      Then that is <verdict>

      Examples: Nobody, six, too many, and others than male Ferengi
        | count  | those                                                                                                                 | verdict |
        | nobody | none                                                                                                                  | legal   |
        | six    | "Gint" [first], "Gint" [second], "Gint" [third], "Gint" [fourth], "Gint" [fifth] and "Gint" [sixth]                   | legal   |
        | seven  | "Gint" [first], "Gint" [second], "Gint" [third], "Gint" [fourth], "Gint" [fifth], "Gint" [sixth] and "Gint" [seventh] | illegal |
        | she    | "Lady"                                                                                                                | illegal |
        | he     | "Hewman"                                                                                                              | illegal |
