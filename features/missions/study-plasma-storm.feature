Feature: Study Plasma Storm
  In the storm nothing technical works unless somebody understands computers.

  Background:
    Given the spaceline:
      | mission            |
      | Study Plasma Storm |
      | Excavation         |

  @ruling=1eS-study-plasma-storm-01
  Rule: Without Computer Skill present no equipment is used there

    Background:
      Given Alice has:
        | card                     | where                   |
        | Runabout                 | at "Study Plasma Storm" |
        | Starfleet Type II Phaser | aboard "Runabout"       |
        | Worf                     | aboard "Runabout"       |

    Example: in the storm the phaser adds nothing to Worf's STRENGTH
      Then the STRENGTH of "Worf" is 10

    Example: Ro Laren aboard another ship is of no help
      Given Alice has:
        | card                 | where                         |
        | Type VI Shuttlecraft | at "Study Plasma Storm"       |
        | Ro Laren             | aboard "Type VI Shuttlecraft" |
      Then the STRENGTH of "Worf" is 10
      And "Ro Laren" is still aboard "Type VI Shuttlecraft"

  @ruling=1eS-study-plasma-storm-02
  Rule: Nor is the special equipment of a ship

    Background:
      Given Alice has:
        | card   | where                   |
        | Bortas | at "Study Plasma Storm" |
        | Klag   | aboard "Bortas"         |
        | Divok  | aboard "Bortas"         |
        | Gorath | aboard "Bortas"         |

    Example: the Bortas does not cloak in the storm
      When Alice cloaks "Bortas"
      Then that is illegal
      And nothing else has changed

    Example: it cloaks with Morag at the computer
      Given Alice has:
        | card  | where           |
        | Morag | aboard "Bortas" |
      When Alice cloaks "Bortas"
      Then "Bortas" is now cloaked
      And nothing else has changed

  @ruling=1eS-study-plasma-storm-03
  Rule: With Computer Skill both work as usual

    @part=equipment
    Example: Ro Laren keeps the phaser going
      Given Alice has:
        | card                     | where                   |
        | Runabout                 | at "Study Plasma Storm" |
        | Starfleet Type II Phaser | aboard "Runabout"       |
        | Worf                     | aboard "Runabout"       |
        | Ro Laren                 | aboard "Runabout"       |
      Then the STRENGTH of "Worf" is 12

    @part=equipment
    Example: the moment Ro Laren is gone, it goes out
      Given Alice has:
        | card                     | where                   |
        | Runabout                 | at "Study Plasma Storm" |
        | Starfleet Type II Phaser | aboard "Runabout"       |
        | Worf                     | aboard "Runabout"       |
        | Ro Laren                 | aboard "Runabout"       |
        | Type VI Shuttlecraft     | at "Study Plasma Storm" |
      When Alice beams "Ro Laren" aboard "Type VI Shuttlecraft"
      Then the STRENGTH of "Worf" is 10

    @part=special
    Example: Morag cloaks the ship
      Given Alice has:
        | card   | where                   |
        | Bortas | at "Study Plasma Storm" |
        | Morag  | aboard "Bortas"         |
        | Divok  | aboard "Bortas"         |
        | Gorath | aboard "Bortas"         |
      When Alice cloaks "Bortas"
      Then "Bortas" is now cloaked
      And nothing else has changed

    @part=special
    Example: the moment Morag is gone, the ship does not cloak
      Given Alice has:
        | card          | where                   |
        | Bortas        | at "Study Plasma Storm" |
        | Morag         | aboard "Bortas"         |
        | Klag          | aboard "Bortas"         |
        | Divok         | aboard "Bortas"         |
        | Gorath        | aboard "Bortas"         |
        | I.K.S. Buruk  | at "Study Plasma Storm" |
      When Alice beams "Morag" aboard "I.K.S. Buruk"
      And Alice cloaks "Bortas"
      Then that is illegal
      And "Morag" is still aboard "I.K.S. Buruk"
      And nothing else has changed

  @ruling=1eS-study-plasma-storm-04
  Rule: Ketracel-White that cannot be used there prevents no white deprivation

    Background:
      Given it is Bob's orders
      And Bob has:
        | card              | where         |
        | White Deprivation | in Bob's core |

    Example: a Jem'Hadar dies beside the white that he cannot use
      Given Alice has:
        | card              | where                      |
        | Jem'Hadar Warship | at "Study Plasma Storm"    |
        | Ketracel-White    | aboard "Jem'Hadar Warship" |
        | Remata'Klan       | aboard "Jem'Hadar Warship" |
      When Bob ends the turn
      Then "Remata'Klan" has been killed
      And "Remata'Klan" is now in Alice's discard pile
      And nothing else has changed

    Example: where Omet'iklan has Computer Skill, both live
      Given Alice has:
        | card              | where                      |
        | Jem'Hadar Warship | at "Study Plasma Storm"    |
        | Ketracel-White    | aboard "Jem'Hadar Warship" |
        | Remata'Klan       | aboard "Jem'Hadar Warship" |
        | Omet'iklan        | aboard "Jem'Hadar Warship" |
      When Bob ends the turn
      Then "Remata'Klan" and "Omet'iklan" are still aboard "Jem'Hadar Warship"
      And nothing else has changed

  @ruling=1eS-study-plasma-storm-05
  Rule: Ketracel-White that is not used there does not count down

    Background:
      Given Alice has:
        | card              | where                      | state             |
        | Jem'Hadar Warship | at "Study Plasma Storm"    |                   |
        | Ketracel-White    | aboard "Jem'Hadar Warship" | counted down to 2 |
        | Remata'Klan       | aboard "Jem'Hadar Warship" |                   |

    Example: without Computer Skill it keeps
      When Alice ends the turn
      Then "Ketracel-White" is still counted down to 2

    Example: with Computer Skill it is used up
      Given Alice has:
        | card       | where                      |
        | Omet'iklan | aboard "Jem'Hadar Warship" |
      When Alice ends the turn
      Then "Ketracel-White" is now counted down to 1
      And nothing else has changed
