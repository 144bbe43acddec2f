Feature: What dilemmas of the Second Edition ask for
  Who is enough, who is not quite, and whom they hit.

  @ruling=custom-cards-460
  Rule: An Old Debt kills a leader unless one of two kinds of help is there

    @frame=many
    Scenario Outline: a captain with a helper who has <skills>, of a CUNNING of <cunning> together, <meets> it
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills            | cunning |
        | Quiet World | mission   | planet | any          | Honor    |              |                   |         |
        | Captain     | personnel |        |              |          | Bajoran      | Leadership, Honor | 3       |
        | Helper      | personnel |        |              |          | Bajoran      | <skills>          | <his>   |
        | Farmer      | personnel |        |              |          | Bajoran      |                   | 0       |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Captain     | on "Quiet World"     |
        | Helper      | on "Quiet World"     |
        | Farmer      | on "Quiet World"     |
      And Bob has:
        | card        | where           |
        | An Old Debt | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "An Old Debt"
      Then "Captain" <has> been killed
      And "Helper" and "Farmer" have not been killed

      Examples: Biologists and physicists who are wise enough, and not quite
        | skills           | his | cunning | meets    | has     |
        | Biology, Physics | 30  | 33      | survives | has not |
        | Biology, Physics | 29  | 32      | dies of  | has     |
        | Biology          | 30  | 33      | dies of  | has     |
        | Physics          | 30  | 33      | dies of  | has     |

      Examples: Spies who heal twice, and those who fall short of it
        | skills                   | his | cunning | meets    | has     |
        | Intelligence, Medical x2 | 0   | 3       | survives | has not |
        | Intelligence, Medical    | 0   | 3       | dies of  | has     |
        | Intelligence             | 0   | 3       | dies of  | has     |
        | Medical x2               | 0   | 3       | dies of  | has     |

    @frame=many
    Example: of two leaders one dies by chance
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills     |
        | Quiet World | mission   | planet | any          | Honor    |              |            |
        | Captain     | personnel |        |              |          | Bajoran      | Leadership |
        | Farmer      | personnel |        |              |          | Bajoran      | Honor      |
      And Alice has:
        | card             | where                |
        | Quiet World      | in Alice's spaceline |
        | Captain [first]  | on "Quiet World"     |
        | Captain [second] | on "Quiet World"     |
        | Farmer           | on "Quiet World"     |
      And Bob has:
        | card        | where           |
        | An Old Debt | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "An Old Debt"
      And chance chooses "Captain" [second] from "Captain" [first] and "Captain" [second]
      Then "Captain" [second] has been killed
      And "Captain" [first] has not been killed
      And "Quiet World" is now completed

  @ruling=custom-cards-461
  Rule: Failure To Communicate wants one who has Anthropology or Security twice

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills |
        | Quiet World | mission   | planet | any          | Honor    |              |        |
        | Farmer      | personnel |        |              |          | Bajoran      | Honor  |

    @frame=many
    Scenario Outline: a farmer meets it with one who has <skills>, and <who> <is> stopped
      Given these made-up cards:
        | card    | type      | affiliations | skills   |
        | Speaker | personnel | Bajoran      | <skills> |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Speaker     | on "Quiet World"     |
      And Bob has:
        | card                   | where           |
        | Failure To Communicate | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Failure To Communicate"
      Then "Quiet World" is now completed
      And "<who>" <is> stopped

      Examples: Twice, and once
        | skills          | who     | is           |
        | Anthropology x2 | Speaker | is still not |
        | Security x2     | Speaker | is still not |
        | Anthropology    | Speaker | is now       |
        | Security        | Speaker | is now       |

    @frame=many
    Example: two who have it once are not one who has it twice, and Bob chooses which of them is stopped
      Given these made-up cards:
        | card    | type      | affiliations | skills       |
        | Speaker | personnel | Bajoran      | Anthropology |
        | Scholar | personnel | Bajoran      | Anthropology |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Speaker     | on "Quiet World"     |
        | Scholar     | on "Quiet World"     |
      And Bob has:
        | card                   | where           |
        | Failure To Communicate | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Failure To Communicate"
      Then Bob must now choose one of "Speaker" and "Scholar"
      When Bob chooses "Scholar"
      Then "Scholar" is now stopped
      And "Speaker" is still not stopped
      And "Quiet World" is now completed

    @frame=many
    Example: where nobody has it all are stopped, and it goes back to its pile
      Given these made-up cards:
        | card  | type      | affiliations | skills |
        | Clerk | personnel | Bajoran      | Law    |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Clerk       | on "Quiet World"     |
      And Bob has:
        | card                   | where           |
        | Failure To Communicate | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Failure To Communicate"
      Then "Farmer" and "Clerk" are now stopped
      And "Failure To Communicate" is still in Bob's dilemma pile

  @ruling=custom-cards-462
  Rule: Kolaran Raiders stop one who leads or guards, or kill somebody

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills |
        | Quiet World | mission   | planet | any          | Honor    |              |        |
        | Farmer      | personnel |        |              |          | Bajoran      | Honor  |

    @frame=many
    Scenario Outline: a farmer meets them with one who has <skills>, who is stopped
      Given these made-up cards:
        | card     | type      | affiliations | skills   |
        | Guardian | personnel | Bajoran      | <skills> |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Guardian    | on "Quiet World"     |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Kolaran Raiders"
      Then "Guardian" is now stopped
      And "Farmer" is still not stopped
      And "Quiet World" is now completed

      Examples: One who leads, and one who guards
        | skills     |
        | Leadership |
        | Security   |

    @frame=many
    Example: of two who lead or guard Alice chooses one
      Given these made-up cards:
        | card     | type      | affiliations | skills     |
        | Captain  | personnel | Bajoran      | Leadership |
        | Guardian | personnel | Bajoran      | Security   |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Farmer      | on "Quiet World"     |
        | Captain     | on "Quiet World"     |
        | Guardian    | on "Quiet World"     |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Kolaran Raiders"
      Then Alice must now choose one of "Captain" and "Guardian"
      When Alice chooses "Guardian"
      Then "Guardian" is now stopped
      And "Captain" is still not stopped
      And "Quiet World" is now completed

    @frame=many
    Example: of two farmers one dies by chance
      Given Alice has:
        | card            | where                |
        | Quiet World     | in Alice's spaceline |
        | Farmer [first]  | on "Quiet World"     |
        | Farmer [second] | on "Quiet World"     |
      And Bob has:
        | card            | where           |
        | Kolaran Raiders | in dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Kolaran Raiders"
      And chance chooses "Farmer" [second] from "Farmer" [first] and "Farmer" [second]
      Then "Farmer" [second] has been killed
      And "Farmer" [first] is still not stopped
      And "Quiet World" is now completed

  @ruling=custom-cards-21
  Rule: Systems Diagnostic stops one who can mend, or all

    Background:
      Given these made-up cards:
        | card        | type      | kind  | attempted by | requires | affiliations | skills      | range |
        | Quiet Reach | mission   | space | any          | Honor    |              |             |       |
        | Light Boat  | ship      |       |              |          | Bajoran      |             | 8     |
        | Farmer      | personnel |       |              |          | Bajoran      | Honor       |       |

    @frame=many
    Example: of two who can mend Alice chooses one
      Given these made-up cards:
        | card   | type      | affiliations | skills      |
        | Fitter | personnel | Bajoran      | Engineer    |
        | Coder  | personnel | Bajoran      | Programming |
      And Alice has:
        | card        | where                |
        | Quiet Reach | in Alice's spaceline |
        | Light Boat  | at "Quiet Reach"     |
        | Fitter      | aboard "Light Boat"  |
        | Coder       | aboard "Light Boat"  |
        | Farmer      | aboard "Light Boat"  |
      And Bob has:
        | card               | where           |
        | Systems Diagnostic | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Systems Diagnostic"
      Then Alice must now choose one of "Fitter" and "Coder"
      When Alice chooses "Fitter"
      Then "Fitter" is now stopped
      And "Coder" is still not stopped
      And "Quiet Reach" is now completed

    @frame=many
    Example: two farmers cannot mend, and it goes back to its pile
      Given Alice has:
        | card            | where                |
        | Quiet Reach     | in Alice's spaceline |
        | Light Boat      | at "Quiet Reach"     |
        | Farmer [first]  | aboard "Light Boat"  |
        | Farmer [second] | aboard "Light Boat"  |
      And Bob has:
        | card               | where           |
        | Systems Diagnostic | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Systems Diagnostic"
      Then "Farmer" [first] and "Farmer" [second] are now stopped
      And "Light Boat" is still not stopped
      And "Systems Diagnostic" is still in Bob's dilemma pile
