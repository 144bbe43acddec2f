Feature: Second Edition events as printed
  What begins a combat, and what comes of it.

  @ruling=custom-cards-463
  Rule: Brutal Struggle needs Leadership, and kills one if its player wins

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | skills     | strength |
        | Quiet World  | mission   | planet | any          |              |            |          |
        | Young Leader | personnel |        |              | Klingon      | Leadership | 4        |
        | Big Fighter  | personnel |        |              | Klingon      | Honor      | 8        |
        | Old Farmer   | personnel |        |              | Bajoran      |            | 5        |

    Scenario Outline: the leader is <where>, and to fight is <verdict>
      Given Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Big Fighter     | on "Quiet World"     |
        | Young Leader    | <where>              |
        | Brutal Struggle | in Alice's core      |
      And Bob has:
        | card       | where            |
        | Old Farmer | on "Quiet World" |
      Then these are <verdict>:
        | action                                    |
        | Alice engages "Old Farmer" with <those> |

      Examples: In hand, and among them
        | where            | those                            | verdict |
        | in hand          | "Big Fighter"                    | illegal |
        | on "Quiet World" | "Big Fighter" and "Young Leader" | legal   |

    Example: the leader of the others does not do
      Given Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Big Fighter     | on "Quiet World"     |
        | Brutal Struggle | in Alice's core      |
      And Bob has:
        | card         | where            |
        | Young Leader | on "Quiet World" |
      Then these are illegal:
        | action                                           |
        | Alice engages "Young Leader" with "Big Fighter" |

    @frame=many
    Scenario Outline: she plays it, and against a giant of STRENGTH <strength> she <wins>, who <has> been killed
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Giant | personnel | Bajoran      | <strength> |
      And Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Big Fighter     | on "Quiet World"     |
        | Young Leader    | on "Quiet World"     |
        | Brutal Struggle | in hand          |
      And Bob has:
        | card  | where            |
        | Giant | on "Quiet World" |
      When Alice plays "Brutal Struggle"
      Then "Brutal Struggle" is now in Alice's core
      When Alice engages "Giant" with "Big Fighter" and "Young Leader"
      Then "Giant" <has> been killed
      And "Big Fighter" and "Young Leader" have not been killed
      And "Brutal Struggle" is now in Alice's discard pile

      Examples: Less than hers, and more
        | strength | wins  | has     |
        | 11       | wins  | has     |
        | 13       | loses | has not |

    @frame=many
    Example: of two who fought one dies by chance, and whoever is aloft does not
      Given these made-up cards:
        | card       | type | affiliations | range |
        | Light Boat | ship | Bajoran      | 8     |
      And Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Big Fighter     | on "Quiet World"     |
        | Young Leader    | on "Quiet World"     |
        | Brutal Struggle | in Alice's core  |
      And Bob has:
        | card                | where               |
        | Old Farmer [first]  | on "Quiet World"    |
        | Old Farmer [second] | on "Quiet World"    |
        | Light Boat          | at "Quiet World"    |
        | Old Farmer [aloft]  | aboard "Light Boat" |
      When Alice engages "Old Farmer" [first] and "Old Farmer" [second] with "Big Fighter" and "Young Leader"
      And chance chooses "Old Farmer" [second] from "Old Farmer" [first] and "Old Farmer" [second]
      Then "Old Farmer" [second] has been killed
      And "Old Farmer" [first] has not been killed
      And "Old Farmer" [aloft] has not been killed
