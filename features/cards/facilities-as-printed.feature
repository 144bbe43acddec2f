Feature: Facilities as printed
  Where they stand, and what they are good for.

  Background:
    Given these made-up cards:
      | card        | type    | kind   | span | points | attempted by |
      | Third Moon  | mission | planet | 3    | 30     | any          |
      | Empty Reach | mission | space  | 3    | 30     | any          |

  @ruling=custom-cards-106
  Rule: A Colony is built on a planet whose mission its player has completed, and needs no builder

    Scenario Outline: at the <kind> mission, which is <state>, that is <verdict>
      Given the spaceline:
        | mission | state   |
        | <place> | <state> |
      And Alice has:
        | card   | where   |
        | Colony | in hand |
      When Alice plays "Colony" at "<place>"
      Then that is <verdict>

      Examples: Completed or not, planet and space
        | kind   | place       | state         | verdict |
        | planet | Third Moon  | completed     | legal   |
        | planet | Third Moon  | not completed | illegal |
        | space  | Empty Reach | completed     | illegal |

    @frame=many
    Scenario Outline: <solver> has completed it, and for Alice that is <verdict>
      Given the spaceline:
        | mission    |
        | Third Moon |
      And these made-up cards:
        | card    | type      | affiliations |
        | Settler | personnel | Federation   |
      And Alice has:
        | card   | where   |
        | Colony | in hand |
      And <solver> has:
        | card    | where           |
        | Settler | on "Third Moon" |
      And it is <solver>'s turn
      And this has happened:
        | action                         |
        | <solver> attempts "Third Moon" |
        | <solver> ends the turn         |
      When play goes on until Alice's turn
      And Alice plays "Colony" at "Third Moon"
      Then that is <verdict>

      Examples: She, and Bob
        | solver | verdict |
        | Alice  | legal   |
        | Bob    | illegal |

  @ruling=custom-cards-107
  Rule: Each unopposed CIVILIAN in it scores 1 point as the turn begins

    Background:
      Given these made-up cards:
        | card    | type      | affiliations | classification | skills   |
        | Settler | personnel | Federation   | CIVILIAN       |          |
        | Sheriff | personnel | Federation   | SECURITY       |          |
        | Lawyer  | personnel | Federation   | OFFICER        | CIVILIAN |
      And the spaceline:
        | mission    | state     |
        | Third Moon | completed |
      And it is Bob's turn

    Example: two of the four who are in it are CIVILIANs, and one is outside
      Given Alice has:
        | card              | where           |
        | Colony            | at "Third Moon" |
        | Settler [first]   | aboard "Colony" |
        | Settler [second]  | aboard "Colony" |
        | Sheriff           | aboard "Colony" |
        | Lawyer            | aboard "Colony" |
        | Settler [outside] | on "Third Moon" |
      When Bob ends the turn
      Then Alice now has 2 points
      And Bob still has 0 points
      And nothing else has changed

  @ruling=custom-cards-108
  Rule: The Chamber of Ministers stands on Bajor

    Scenario Outline: it is <done> at <place>, and that is <verdict>
      Given these made-up cards:
        | card        | type    | kind   | span | points | attempted by | keywords  |
        | Other World | mission | planet | 3    | 30     | Bajoran      | Homeworld |
      And the spaceline:
        | mission |
        | <place> |
      And Alice has:
        | card                 | where  |
        | Chamber of Ministers | <from> |
      And it is <moment>
      When Alice <verb> "Chamber of Ministers" at "<place>"
      Then that is <verdict>

      Examples: On Bajor, and on another homeworld
        | done   | verb  | from          | moment             | place         | verdict |
        | played | plays | in hand       | Alice's turn       | Alter Records | legal   |
        | played | plays | in hand       | Alice's turn       | Other World   | illegal |
        | seeded | seeds | in seed cards | the facility phase | Alter Records | legal   |
        | seeded | seeds | in seed cards | the facility phase | Other World   | illegal |

  @ruling=custom-cards-109
  Rule: A Nor may stand where the Chamber of Ministers is

    Scenario Outline: Alice has <what> there, and the Chamber is <verdict>
      Given these made-up cards:
        | card       | type     | class   | affiliations | shields |
        | Small Yard | facility | station | Bajoran      | 20      |
      And the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                 | where              |
        | <what>               | at "Alter Records" |
        | Chamber of Ministers | in hand            |
      When Alice plays "Chamber of Ministers" at "Alter Records"
      Then that is <verdict>

      Examples: A Nor, and another station
        | what         | verdict |
        | Deep Space 9 | legal   |
        | Small Yard   | illegal |

    Example: a Nor is seeded where the Chamber is
      Given the spaceline:
        | mission       |
        | Alter Records |
      And Alice has:
        | card                 | where              |
        | Chamber of Ministers | at "Alter Records" |
        | Deep Space 9         | in seed cards      |
      And it is the facility phase
      When Alice seeds "Deep Space 9" at "Alter Records"
      Then that is legal

  @ruling=custom-cards-110
  Rule: One Bajoran dignitary or HQ card each turn is free at the Chamber of Ministers

    Background:
      Given these made-up cards:
        | card     | type      | affiliations | keywords |
        | Prylar   | personnel | Bajoran      |          |
        | Delegate | personnel | Bajoran      | Minister |
        | Mystic   | personnel | Bajoran      | Vedek    |

    Scenario Outline: after <first> has come to <place>, another card is <verdict>
      Given these made-up cards:
        | card       | type      | class   | affiliations | keywords | shields |
        | Emissary   | personnel |         | Bajoran      | Kai      |         |
        | Renegade   | personnel |         | Non-Aligned  | Vedek    |         |
        | Plain Yard | facility  | outpost | Bajoran      |          | 20      |
      And these locations:
        | location      |
        | Alter Records |
        | Third Moon    |
      And Alice has:
        | card                         | where              |
        | Chamber of Ministers         | at "Alter Records" |
        | Delegate                     | in hand            |
        | Prylar                       | in hand            |
        | Emissary                     | in hand            |
        | Mystic                       | in hand            |
        | Renegade                     | in hand            |
        | HQ: Orbital Weapons Platform | in hand            |
        | Plain Yard                   | at "Third Moon"    |
      And this has happened:
        | action     |
        | <happened> |
      When Alice reports "Prylar" to "Chamber of Ministers"
      Then that is <verdict>

      Examples: Whom it is free for, and whom not
        | first      | place       | happened                                                      | verdict |
        | a Minister | the Chamber | Alice reports "Delegate" to "Chamber of Ministers"            | legal   |
        | a Vedek    | the Chamber | Alice reports "Mystic" to "Chamber of Ministers"              | legal   |
        | a Kai      | the Chamber | Alice reports "Emissary" to "Chamber of Ministers"            | legal   |
        | an HQ card | Bajor       | Alice plays "HQ: Orbital Weapons Platform" on "Alter Records" | legal   |
        | a stranger | the Chamber | Alice reports "Renegade" to "Chamber of Ministers"            | illegal |
        | a Minister | elsewhere   | Alice reports "Delegate" to "Plain Yard"                      | illegal |

    Example: a second one in the same turn is not free
      Given these locations:
        | location      |
        | Alter Records |
      And Alice has:
        | card                 | where              |
        | Chamber of Ministers | at "Alter Records" |
        | Delegate             | in hand            |
        | Mystic               | in hand            |
        | Prylar               | in hand            |
      And this has happened:
        | action                                             |
        | Alice reports "Delegate" to "Chamber of Ministers" |
        | Alice reports "Mystic" to "Chamber of Ministers"   |
      When Alice reports "Prylar" to "Chamber of Ministers"
      Then that is illegal
      And nothing else has changed
