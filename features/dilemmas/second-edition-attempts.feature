Feature: The dilemmas of an attempt in the Second Edition
  Which of them are used, and where they lie afterwards.

  @ruling=custom-dilemmas-64
  Rule: Planet dilemmas are for planet missions, and space dilemmas for space missions

    Scenario Outline: two are drawn for an attempt of a <kind> mission, and to use the <dilemma> is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires  | affiliations | range | cost |
        | Quiet World  | mission   | planet | any          | Honor     |              |       |      |
        | Empty Reach  | mission   | space  | any          | Honor     |              |       |      |
        | Locked Gate  | dilemma   | planet |              | Diplomacy |              |       | 1    |
        | Ion Squall   | dilemma   | space  |              | Diplomacy |              |       | 1    |
        | Light Boat   | ship      |        |              |           | Bajoran      | 8     |      |
        | Old Surveyor | personnel |        |              |           | Bajoran      |       |      |
      And Alice has:
        | card               | where                |
        | Quiet World        | in Alice's spaceline |
        | Empty Reach        | in Alice's spaceline |
        | Light Boat         | at "Empty Reach"     |
        | Old Surveyor [one] | <place>              |
        | Old Surveyor [two] | <place>              |
      And Bob has:
        | card        | where                 |
        | Locked Gate | in Bob's dilemma pile |
        | Ion Squall  | in Bob's dilemma pile |
      When Alice attempts "<mission>"
      And Bob chooses "<dilemma>"
      Then that is <verdict>

      Examples: On a planet, and in space
        | kind   | mission     | place               | dilemma     | verdict |
        | planet | Quiet World | on "Quiet World"    | Ion Squall  | illegal |
        | planet | Quiet World | on "Quiet World"    | Locked Gate | legal   |
        | space  | Empty Reach | aboard "Light Boat" | Locked Gate | illegal |
        | space  | Empty Reach | aboard "Light Boat" | Ion Squall  | legal   |

    Scenario Outline: a dilemma for both is drawn for an attempt of a <kind> mission, and to use it is legal
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires  | affiliations | range | cost |
        | Quiet World  | mission   | planet | any          | Honor     |              |       |      |
        | Empty Reach  | mission   | space  | any          | Honor     |              |       |      |
        | Bad Omen     | dilemma   | dual   |              | Diplomacy |              |       | 1    |
        | Light Boat   | ship      |        |              |           | Bajoran      | 8     |      |
        | Old Surveyor | personnel |        |              |           | Bajoran      |       |      |
      And Alice has:
        | card         | where                |
        | Quiet World  | in Alice's spaceline |
        | Empty Reach  | in Alice's spaceline |
        | Light Boat   | at "Empty Reach"     |
        | Old Surveyor | <place>              |
      And Bob has:
        | card     | where                 |
        | Bad Omen | in Bob's dilemma pile |
      When Alice attempts "<mission>"
      And Bob chooses "Bad Omen"
      Then that is legal

      Examples: On a planet, and in space
        | kind   | mission     | place               |
        | planet | Quiet World | on "Quiet World"    |
        | space  | Empty Reach | aboard "Light Boat" |

  @ruling=custom-dilemmas-65
  Rule: A dilemma that somebody gets past lies under the mission

    @frame=many
    Scenario Outline: two with Diplomacy and <skill> are before two dilemmas, and the second one is then <where>
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | skills             | cost |
        | Quiet World     | mission   | planet | any          | Law       |              |                    |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              |                    | 1    |
        | Locked Gate     | dilemma   | planet |              | Honor     |              |                    | 1    |
        | Envoy           | personnel |        |              |           | Bajoran      | Diplomacy, <skill> |      |
      And Alice has:
        | card        | where                |
        | Quiet World | in Alice's spaceline |
        | Envoy [one] | on "Quiet World"     |
        | Envoy [two] | on "Quiet World"     |
      And Bob has:
        | card            | where                 |
        | Closed Assembly | in Bob's dilemma pile |
        | Locked Gate     | in Bob's dilemma pile |
      When Alice attempts "Quiet World"
      And Bob chooses "Closed Assembly" and "Locked Gate"
      Then "Closed Assembly" is now under "Quiet World"
      And "Locked Gate" is <where>

      Examples: What both dilemmas ask for, and what the first one asks for
        | skill   | where                       |
        | Honor   | now under "Quiet World"     |
        | Physics | still in Bob's dilemma pile |

    @frame=many
    Example: he chooses three in another order than they lie, the second one stops everybody, and the third one is not met
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | skills         | cost |
        | Quiet World     | mission   | planet | any          | Physics   |              |                |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              |                | 1    |
        | Locked Gate     | dilemma   | planet |              | Honor     |              |                | 1    |
        | Silent Court    | dilemma   | planet |              | Law       |              |                | 1    |
        | Envoy           | personnel |        |              |           | Bajoran      | Diplomacy, Law |      |
      And Alice has:
        | card          | where                |
        | Quiet World   | in Alice's spaceline |
        | Envoy [one]   | on "Quiet World"     |
        | Envoy [two]   | on "Quiet World"     |
        | Envoy [three] | on "Quiet World"     |
      And Bob's dilemma pile holds in order:
        | card            |
        | Closed Assembly |
        | Locked Gate     |
        | Silent Court    |
      When Alice attempts "Quiet World"
      And Bob chooses "Silent Court", "Locked Gate" and "Closed Assembly"
      Then "Silent Court" is now under "Quiet World"
      And "Locked Gate" and "Closed Assembly" are still in Bob's dilemma pile
      And "Closed Assembly" has not been encountered

  @ruling=custom-dilemmas-66
  Rule: One dilemma is drawn for each who attempts the mission, less those that were overcome there

    Background:
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | cost |
        | Quiet World     | mission   | planet | any          | Honor     |              |      |
        | Silent World    | mission   | planet | any          | Honor     |              |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              | 1    |
        | Locked Gate     | dilemma   | planet |              | Diplomacy |              | 1    |
        | Old Surveyor    | personnel |        |              |           | Bajoran      |      |

    Scenario Outline: two are on the planet, one of them is <state>, and to use the second dilemma of the pile is <verdict>
      Given Alice has:
        | card               | where                | state   |
        | Quiet World        | in Alice's spaceline |         |
        | Old Surveyor [one] | on "Quiet World"     |         |
        | Old Surveyor [two] | on "Quiet World"     | <state> |
      And Bob's dilemma pile holds in order:
        | card            |
        | Closed Assembly |
        | Locked Gate     |
      When Alice attempts "Quiet World"
      And Bob chooses "Locked Gate"
      Then that is <verdict>

      Examples: One attempts the mission, and two do
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Scenario Outline: two attempt it, a dilemma was overcome at <mission>, and to use the second one of the pile is <verdict>
      Given these made-up cards:
        | card       | type    | kind   | requires  | cost |
        | Old Riddle | dilemma | planet | Diplomacy | 1    |
      And Alice has:
        | card               | where                |
        | Quiet World        | in Alice's spaceline |
        | Silent World       | in Alice's spaceline |
        | Old Surveyor [one] | on "Quiet World"     |
        | Old Surveyor [two] | on "Quiet World"     |
      And Bob has:
        | card       | where             | state             |
        | Old Riddle | under "<mission>" | overcome, face up |
      And Bob's dilemma pile holds in order:
        | card            |
        | Closed Assembly |
        | Locked Gate     |
      When Alice attempts "Quiet World"
      And Bob chooses "Locked Gate"
      Then that is <verdict>

      Examples: There, and elsewhere
        | mission      | verdict |
        | Quiet World  | illegal |
        | Silent World | legal   |

  @ruling=custom-dilemmas-80
  Rule: Whoever chooses the dilemmas says which comes first

    @frame=many
    Scenario Outline: he chooses <first> before <second>, the two there have Honor, and Locked Gate is then <where>
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires  | affiliations | skills | cost |
        | Quiet World     | mission   | planet | any          | Law       |              |        |      |
        | Closed Assembly | dilemma   | planet |              | Diplomacy |              |        | 1    |
        | Locked Gate     | dilemma   | planet |              | Honor     |              |        | 1    |
        | Sentinel        | personnel |        |              |           | Bajoran      | Honor  |      |
      And Alice has:
        | card           | where                |
        | Quiet World    | in Alice's spaceline |
        | Sentinel [one] | on "Quiet World"     |
        | Sentinel [two] | on "Quiet World"     |
      And Bob's dilemma pile holds in order:
        | card            |
        | Closed Assembly |
        | Locked Gate     |
      When Alice attempts "Quiet World"
      And Bob chooses "<first>" and "<second>"
      Then "Closed Assembly" is still in Bob's dilemma pile
      And "Locked Gate" is <where>

      Examples: What keeps both of them comes second, and first
        | first           | second          | where                       |
        | Locked Gate     | Closed Assembly | now under "Quiet World"     |
        | Closed Assembly | Locked Gate     | still in Bob's dilemma pile |
